import ipaddr from 'ipaddr.js';

/**
 * Returns the key by which an address is counted. A client with IPv6 has at least 2^64 addresses, so those count as
 * one; an IPv4 address in IPv6 form is the IPv4 address.
 */
export function clientNetwork(address: string): string {
  const [plain = ''] = address.split('%');
  if (!ipaddr.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const bytes = parsed.toByteArray().map((byte, at) => (at < 8 ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/64`;
}

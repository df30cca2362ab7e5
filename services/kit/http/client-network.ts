import ipaddr from 'ipaddr.js';

/**
 * What an address is counted by. One who has IPv6 has 2^64 addresses at least, so those count as one; an IPv4 address in
 * IPv6's form is the IPv4 address.
 */
export function clientNetwork(address: string): string {
  const [plain = ''] = address.split('%');
  if (!ipaddr.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const bytes = parsed.toByteArray().map((byte, at) => (at < 8 ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/64`;
}

import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The addresses of a host, of both families. */
export type Resolve = (host: string) => Promise<readonly string[]>;

/** Whether an address and a port of it may be connected to. */
export type Permit = (address: string, port: number) => boolean;

/** It leads to where a server must not go for its users. */
export class NotPublic extends Error {
  readonly code = 'not_public';
}

/**
 * Public addresses and the web's own ports alone: another port of a public address may be this machine's, or a
 * neighbor's, behind a firewall that trusts this machine.
 */
export const permitPublic: Permit = (address, port) => (port === 80 || port === 443) && isPublic(address);

/**
 * Every range with a purpose is refused: private, loopback, link-local, shared, multicast, and what puts IPv4 into IPv6.
 * Only 2000::/3 of IPv6 is given out (RFC 4291, IANA's address space registry).
 */
export const isPublic = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.parse(address);
  return read.range() === 'unicast' && (read.kind() === 'ipv4' || read.match(GLOBAL));
};

const GLOBAL = ipaddr.parseCIDR('2000::/3');

/** This machine itself, also where IPv6 says it of IPv4. */
export const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

export const resolveBySystem: Resolve = async (host) =>
  (await systemLookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/**
 * Resolves a host's addresses. One forbidden address rejects the whole host: a name that is both public and private
 * is a trap.
 * @throws NotPublic; the resolver's errors
 */
export async function checkedAddresses(
  host: string,
  port: number,
  { resolve, permit }: { resolve: Resolve; permit: Permit },
): Promise<readonly string[]> {
  const plain = withoutBrackets(host);
  const addresses = isLiteral(host) ? [plain] : await resolve(plain);
  if (addresses.length === 0 || !addresses.every((address) => permit(address, port))) throw new NotPublic();
  return addresses;
}

/** Whether a host is an address and no name. */
export const isLiteral = (host: string): boolean => ipaddr.isValid(withoutBrackets(host));

const withoutBrackets = (host: string): string => host.replace(/^\[|\]$/g, '');

/** A connection's look-up that knows nothing but addresses that were checked: a name can't mean another one by now. */
export const pinned =
  (addresses: readonly string[]): LookupFunction =>
  (_host, options, answer) => {
    const all = addresses.map((address) => ({
      address,
      family: ipaddr.parse(address).kind() === 'ipv6' ? 6 : 4,
    }));
    const [first] = all;
    if (options.all) answer(null, all);
    else answer(null, first?.address ?? '', first?.family);
  };

import { isThisMachine } from '@carillon/contracts/domain/this-machine.ts';
import { isLiteral, isLoopback, isPublic, type Permit } from '@carillon/kit/http/public-address.ts';
import { SocialError } from '../social-error.ts';

/** Other ports of a public address may be a server's own, behind a firewall that trusts this machine. */
const PORTS = [443, 8443];

/** Where a server may be: on the public web; on this machine as well where Carillon is for this machine alone. */
export const permitServers =
  (isLocal: boolean): Permit =>
  (address, port) =>
    (isLocal && isLoopback(address)) || (PORTS.includes(port) && isPublic(address));

const LONGEST = 300;

/**
 * The origin of the server that a user named: `mastodon.social`, `https://mastodon.social/about` or `@anna@mastodon.social`.
 * @throws SocialError `permanent` with a sentence for the user
 */
export function serverOrigin(input: string, isLocal: boolean): string {
  const text = input.trim();
  const host = /^@?[^@\s/:]+@([^@\s/]+)$/.exec(text.slice(0, LONGEST))?.[1] ?? text;
  const isWhole = /^https?:\/\//i.test(host);
  const url = text.length > LONGEST ? null : URL.parse(isWhole ? host : `https://${host}`);
  if (!url || url.hostname === '' || url.username || url.password)
    throw refused('Enter your server’s address, such as mastodon.social.');
  const isHere = isThisMachine(url.hostname);
  if (isHere && isLocal) return url.origin;
  if (url.protocol !== 'https:') throw refused('Enter an address that begins with https://.');
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  if (isHere || (isLiteral(bare) && !isPublic(bare)) || !/[.:]/.test(bare))
    throw refused('Enter the address of a server that the public web can reach.');
  if (!PORTS.includes(Number(url.port) || 443)) throw refused('Leave the port out.');
  return url.origin;
}

const refused = (message: string): SocialError =>
  new SocialError(message, { kind: 'permanent', code: 'server_address' });

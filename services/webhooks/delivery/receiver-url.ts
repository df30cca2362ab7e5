import { isThisMachine } from '@carillon/contracts/domain/this-machine.ts';
import { USER_SERVER_PORTS } from '@carillon/contracts/domain/user-server-ports.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { isLiteral, isLoopback, isPublic, type Permit } from '@carillon/kit/http/public-address.ts';

const USE_PORT = sentence`Use port ${{ ports: { anyOf: USER_SERVER_PORTS.map(String) } }}.`;

export const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80);

/**
 * Where a receiver may be: at a public web address with https. If Carillon only serves this machine, this machine is
 * allowed too, so users can try webhooks.
 */
export const permitFor =
  (url: URL, isLocal: boolean): Permit =>
  (address, port) =>
    (isLocal && isLoopback(address)) ||
    (url.protocol === 'https:' && USER_SERVER_PORTS.includes(port) && isPublic(address));

/**
 * Returns the error of a URL, for the user who entered it. Null for a valid one. The addresses of its host are
 * checked at each attempt.
 */
export function faultInUrl(text: string, isLocal: boolean): string | null {
  const url = URL.parse(text);
  if (!url || !['https:', 'http:'].includes(url.protocol))
    return sentence`Enter a URL such as https://example.com/carillon.`;
  if (url.username || url.password)
    return sentence`Leave out the user name and password. Carillon signs what it sends.`;
  if (url.hash) return sentence`Remove the # and everything after it.`;
  const isHere = isThisMachine(url.hostname);
  if (isHere && isLocal) return null;
  if (url.protocol !== 'https:') return sentence`Enter a URL that begins with https://.`;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isHere || (isLiteral(host) && !isPublic(host)))
    return sentence`This URL is on a private network. Enter one that can be reached from the public web.`;
  return USER_SERVER_PORTS.includes(portOf(url)) ? null : USE_PORT;
}

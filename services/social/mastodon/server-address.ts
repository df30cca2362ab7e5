import { isThisMachine } from '@carillon/contracts/domain/this-machine.ts';
import { USER_SERVER_PORTS } from '@carillon/contracts/domain/user-server-ports.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { isLiteral, isPublic } from '@carillon/kit/http/public-address.ts';
import { SocialError } from '../social-error.ts';

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
    throw createRefusal(sentence`Enter your server’s address, such as mastodon.social.`);
  const isHere = isThisMachine(url.hostname);
  if (isHere && isLocal) return url.origin;
  if (url.protocol !== 'https:') throw createRefusal(sentence`Enter an address that begins with https://.`);
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  if (isHere || (isLiteral(bare) && !isPublic(bare)) || !/[.:]/.test(bare))
    throw createRefusal(sentence`Enter the address of a server that can be reached from the public web.`);
  if (!USER_SERVER_PORTS.includes(Number(url.port) || 443))
    throw createRefusal(sentence`Leave out the port.`);
  return url.origin;
}

const createRefusal = (message: string): SocialError =>
  new SocialError(message, { kind: 'permanent', code: 'server_address' });

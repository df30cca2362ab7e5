import type { LookupFunction } from 'node:net';
import { sentence, text } from '@carillon/contracts/text.ts';
import {
  checkedAddresses,
  isLiteral,
  type Permit,
  pinned,
  type Resolve,
} from '@carillon/kit/http/public-address.ts';
import { untilAborted } from '@carillon/kit/until-aborted.ts';
import { Refused } from './refused-error.ts';

export interface AddressPolicy {
  readonly resolve: Resolve;
  readonly permit: Permit;
}

/** An address, or where one redirects to. @throws Refused */
export function hopOf(address: string, from?: URL): URL {
  const url = URL.parse(address, from);
  if (!url)
    throw new Refused(sentence`It isn’t a web address. Use one such as https://example.com/picture.jpg.`);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Refused(
      text`It begins with “${{ protocol: url.protocol }}”. Use an address that begins with https://.`,
    );
  if (url.username || url.password)
    throw new Refused(sentence`It contains a user name or password. Use an address without one.`);
  if (from?.protocol === 'https:' && url.protocol === 'http:')
    throw new Refused(sentence`It redirects to an address without https. Use one that stays on https.`);
  return url;
}

/** Makes sure of where an address leads, and says how to get there and nowhere else. @throws Refused */
export async function checkHop(
  hop: URL,
  policy: AddressPolicy,
  signal: AbortSignal,
): Promise<LookupFunction> {
  const port = Number(hop.port) || (hop.protocol === 'https:' ? 443 : 80);
  try {
    return pinned(await untilAborted(() => checkedAddresses(hop.hostname, port, policy), signal));
  } catch (cause) {
    signal.throwIfAborted();
    if (isLiteral(hop.hostname))
      throw new Refused(
        text`${{ server: hop.host }} is not a public web address. Use one that everyone can open.`,
        {
          cause,
        },
      );
    // One sentence for addresses that don't answer, don't exist or are private: nobody outside may learn which
    // internal names exist.
    throw new Refused(
      text`${{ server: hop.host }} can’t be reached on the public web right now. Check the address, or try again later.`,
      { cause, again: true },
    );
  }
}

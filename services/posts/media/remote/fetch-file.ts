import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { sentence, text } from '@carillon/contracts/text.ts';
import { type AddressPolicy, checkHop, hopOf } from './hop.ts';
import { type Fetched, Refused, unreachable } from './refused-error.ts';

export interface FetchPolicy extends AddressPolicy {
  /** From the first look-up to the last byte, milliseconds. */
  readonly withinMs: number;
}

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Opens a public web address and passes the bytes of its reply to the callback; the connection ends with it. Each
 * redirect is checked like the first address. No user data is sent, and nothing is unpacked.
 * @throws Refused with a sentence for people, or the reason with which the policy's signal was aborted
 */
export async function fetchFile<T>(
  url: string,
  policy: FetchPolicy & { readonly signal: AbortSignal },
  work: (file: Fetched) => Promise<T>,
): Promise<T> {
  const late = AbortSignal.timeout(policy.withinMs);
  const signal = AbortSignal.any([late, policy.signal]);
  let hop = hopOf(url);
  try {
    for (let redirects = 0; ; redirects++) {
      const reply = await request(hop, policy, signal);
      try {
        const { location } = reply.headers;
        if (!REDIRECTS.has(reply.statusCode ?? 0) || !location)
          return await work({ name: nameIn(hop), bytes: lengthOf(reply), stream: bodyOf(reply, hop) });
        if (redirects === MAX_REDIRECTS)
          throw new Refused(sentence`It redirects more than ${{ most: MAX_REDIRECTS }} times.`);
        hop = hopOf(location, hop);
      } finally {
        reply.destroy();
      }
    }
  } catch (cause) {
    policy.signal.throwIfAborted();
    if (late.aborted)
      throw new Refused(
        text`${{ server: hop.host }} took longer than ${{ seconds: policy.withinMs / 1000 }} seconds.`,
        {
          cause,
          again: true,
        },
      );
    throw cause;
  }
}

async function request(hop: URL, policy: AddressPolicy, signal: AbortSignal): Promise<IncomingMessage> {
  const lookup = await checkHop(hop, policy, signal);
  const { request: open } = hop.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    // An agent would lend a connection that another look-up made.
    const clientRequest = open(hop, {
      lookup,
      signal,
      agent: false,
      headers: HEADERS,
      maxHeaderSize: 16_384,
    });
    clientRequest.on('response', resolve);
    clientRequest.on('error', (cause) => reject(unreachable(hop, cause)));
    // After a 101 reply, or one cut off in its headers, there is neither an error nor a response.
    clientRequest.on('upgrade', (_reply, socket) => socket.destroy());
    clientRequest.on('close', () => reject(unreachable(hop, new Error('it closed without an answer'))));
    clientRequest.end();
  });
}

const HEADERS = {
  accept: 'image/*,video/*',
  'accept-encoding': 'identity',
  'user-agent': 'Carillon (media fetch)',
};

function bodyOf(reply: IncomingMessage, hop: URL): IncomingMessage {
  const { statusCode = 0, headers } = reply;
  if (statusCode === 429 || statusCode >= 500)
    throw new Refused(
      text`${{ server: hop.host }} returned ${{ status: String(statusCode) }}. Try again later.`,
      { again: true },
    );
  if (statusCode === 404 || statusCode === 410)
    throw new Refused(
      text`There is no such file at ${{ server: hop.host }} (${{ status: String(statusCode) }}).`,
    );
  if (statusCode === 401 || statusCode === 403)
    throw new Refused(
      text`${{ server: hop.host }} doesn’t let everyone open it (${{ status: String(statusCode) }}). Share it publicly.`,
    );
  if (statusCode !== 200)
    throw new Refused(
      text`${{ server: hop.host }} returned ${{ status: String(statusCode) }} instead of a file.`,
    );
  // A small packed body can unpack to any size; pictures and films gain nothing by it.
  if (!['identity', ''].includes(headers['content-encoding'] ?? ''))
    throw new Refused(
      text`${{ server: hop.host }} sends the file compressed (${{ packing: headers['content-encoding'] ?? '' }}). Use another address.`,
    );
  return reply;
}

const lengthOf = ({ headers }: IncomingMessage): number | null => {
  const lengthHeader = headers['content-length'];
  return lengthHeader === undefined ? null : Number(lengthHeader);
};

/** Returns the file's name there: the end of its path. */
function nameIn({ pathname, host }: URL): string {
  const last = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || host;
  } catch {
    return last || host;
  }
}

import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { untilAborted } from '../until-aborted.ts';
import { checkedAddresses, type Permit, pinned, type Resolve, resolveBySystem } from './public-address.ts';

export interface Guard {
  readonly permit: Permit;
  readonly resolve?: Resolve;
}

/**
 * Returns a `fetch` for servers that users name. Each call resolves the host, checks every address, and only connects
 * to the checked ones. It follows no redirects, sends no cookies and requests no compression; a redirect fails as
 * with `redirect: 'error'`, or is returned with `redirect: 'manual'`.
 * @throws NotPublic; the socket's error as the cause of a TypeError, as `fetch` does
 */
export const createGuardedFetch =
  ({ permit, resolve = resolveBySystem }: Guard): typeof fetch =>
  async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const signal = init.signal ?? new AbortController().signal;
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
    const addresses = await untilAborted(
      () => checkedAddresses(url.hostname, port, { resolve, permit }),
      signal,
    ).catch((cause) => fail(signal, cause));
    const { body, headers: contentHeaders } = await contentOf(init.body);
    const headers = {
      'accept-encoding': 'identity',
      ...contentHeaders,
      ...Object.fromEntries(new Headers(init.headers)),
    };
    const options = { method: init.method ?? 'GET', headers, lookup: pinned(addresses), signal };
    const reply = await exchange(url, options, body).catch((cause) => fail(signal, cause));
    const { statusCode = 0 } = reply;
    const redirects = statusCode >= 300 && statusCode < 400 && reply.headers.location !== undefined;
    if (redirects && init.redirect !== 'manual') {
      reply.destroy();
      throw new TypeError('fetch failed', { cause: new Error(`it redirects (${statusCode})`) });
    }
    return responseOf(reply);
  };

const fail = (signal: AbortSignal, cause: unknown): never => {
  signal.throwIfAborted();
  throw new TypeError('fetch failed', { cause });
};

interface Content {
  readonly body?: ReadableStream | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A stream is passed on unchanged; `fetch` turns anything else into bytes, with its default type. */
async function contentOf(body: RequestInit['body']): Promise<Content> {
  if (body === null || body === undefined) return {};
  if (body instanceof ReadableStream) return { body };
  const whole = new Response(body);
  const bytes = Buffer.from(await whole.arrayBuffer());
  const length = { 'content-length': String(bytes.length) };
  return { body: bytes, headers: { ...Object.fromEntries(whole.headers), ...length } };
}

async function exchange(url: URL, options: RequestOptions, body: Content['body']): Promise<IncomingMessage> {
  const { request: open } = url.protocol === 'https:' ? https : http;
  // An agent would lend a connection that another look-up made.
  const request = open(url, { ...options, agent: false, maxHeaderSize: 16_384 });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve);
    request.on('error', reject);
    request.on('upgrade', (_reply, socket) => socket.destroy());
    request.on('close', () => reject(new Error('it closed without an answer')));
  });
  if (body instanceof ReadableStream) {
    // A body that breaks off destroys the request, which rejects `answered`.
    const sending = pipeline(Readable.fromWeb(body as WebStream), request).catch((cause) => {
      request.destroy(cause instanceof Error ? cause : undefined);
    });
    const reply = await answered;
    void sending;
    return reply;
  }
  request.end(body);
  return answered;
}

const NO_BODY = new Set([101, 204, 205, 304]);

const responseOf = (reply: IncomingMessage): Response => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(reply.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  const status = reply.statusCode ?? 0;
  if (!NO_BODY.has(status)) return new Response(Readable.toWeb(reply) as ReadableStream, { status, headers });
  reply.resume();
  return new Response(null, { status, headers });
};

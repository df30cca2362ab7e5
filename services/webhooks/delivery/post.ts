import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { WebhookCause } from '@carillon/contracts/domain/webhook-causes.ts';
import type { WebhookFailure } from '@carillon/contracts/domain/webhook-failures.ts';
import { checkedAddresses, NotPublic, pinned, type Resolve } from '@carillon/kit/http/public-address.ts';
import { untilAborted } from '@carillon/kit/until-aborted.ts';
import { causeOf, isOfTls, type Stage } from './cause-of.ts';
import { permitFor, portOf } from './receiver-url.ts';

export interface PostPolicy {
  readonly resolve: Resolve;
  /** Whether this machine may be a receiver. */
  readonly isLocal: boolean;
  /** From the look-up to the end of what is read of the answer, milliseconds. */
  readonly withinMs: number;
}

export interface PostResult {
  readonly code: number | null;
  readonly failure: WebhookFailure | null;
  readonly cause: WebhookCause | null;
  /** How it begins. */
  readonly answer: string;
}

/** So much of an answer is read, bytes. */
const ANSWER_BYTES = 2048;

/**
 * Posts a body to a receiver, once. Connects to the very address that was checked. Redirects aren't followed, nothing
 * is unpacked, and no more of the reply is read than is stored.
 * @throws the signal's reason
 */
export async function post(
  url: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  policy: PostPolicy,
  stopping: AbortSignal,
): Promise<PostResult> {
  const late = AbortSignal.timeout(policy.withinMs);
  const signal = AbortSignal.any([late, stopping]);
  const receiver = new URL(url);
  let stage: Stage = 'lookup';
  try {
    const permit = permitFor(receiver, policy.isLocal);
    const target = { resolve: policy.resolve, permit };
    const addresses = await untilAborted(
      () => checkedAddresses(receiver.hostname, portOf(receiver), target),
      signal,
    );
    stage = 'connection';
    const onConnect = (): void => {
      stage = 'response';
    };
    const reply = await send(receiver, { headers, body, lookup: pinned(addresses), signal, onConnect });
    const code = reply.statusCode ?? null;
    return { code, failure: failureIn(code), cause: null, answer: await beginningOf(reply) };
  } catch (error) {
    stopping.throwIfAborted();
    return { code: null, ...failureOf(late.aborted ? 'timeout' : error, stage), answer: '' };
  }
}

interface Sending {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly lookup: ReturnType<typeof pinned>;
  readonly signal: AbortSignal;
  onConnect(): void;
}

function send(
  receiver: URL,
  { headers, body, lookup, signal, onConnect }: Sending,
): Promise<IncomingMessage> {
  const { request: open } = receiver.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    // An agent would lend a connection that another look-up made.
    const request = open(receiver, {
      method: 'POST',
      lookup,
      signal,
      agent: false,
      maxHeaderSize: 16_384,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Carillon-Webhooks/1',
      },
    });
    request.on('socket', (socket) => socket.once('connect', onConnect));
    request.on('response', resolve);
    request.on('error', reject);
    // After a 101 reply, or one cut off in its headers, there is neither an error nor a response.
    request.on('upgrade', (_reply, socket) => socket.destroy());
    request.on('close', () => reject(new ClosedEarly()));
    request.end(body);
  });
}

/** A reply that breaks off has shown by its headers whether the receiver accepted it. */
async function beginningOf(reply: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of reply as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length >= ANSWER_BYTES) break;
    }
  } catch {
    // A partial reply is all there is.
  } finally {
    reply.destroy();
  }
  return Buffer.concat(parts).subarray(0, ANSWER_BYTES).toString('utf8');
}

function failureIn(code: number | null): WebhookFailure | null {
  if (code !== null && code >= 200 && code < 300) return null;
  return code !== null && code >= 300 && code < 400 ? 'redirect' : 'status';
}

class ClosedEarly extends Error {
  readonly code = 'ECONNRESET';
}

function failureOf(error: unknown, stage: Stage): Pick<PostResult, 'failure' | 'cause'> {
  if (error instanceof NotPublic) return { failure: 'not_public', cause: null };
  const cause = causeOf(error, stage);
  if (error === 'timeout') return { failure: 'timeout', cause };
  return { failure: cause && isOfTls(cause) ? 'certificate' : 'unreachable', cause };
}

import { text } from '@carillon/contracts/text.ts';
import type { SocialDeps } from '../deps.ts';
import { SocialError } from '../social-error.ts';
import { parseJson } from './parse-json.ts';
import { readText } from './read-text.ts';
import { type Content, requestBody } from './request-body.ts';

export interface Call extends Content {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  /** Whether a post may be out once the network has read this: then silence means `unknown`, not `transient`. */
  readonly publishes?: boolean;
  /** The longest reply that is read; where it isn't said, what any network's can have. */
  readonly mostBytes?: number;
  /** Whether it may still be made; asked where it publishes, at the last moment and for each chunk of the body. */
  readonly hasLease?: () => boolean;
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** The body as JSON; undefined when it is empty or no JSON. */
  readonly body: unknown;
}

export type Caller = (call: Call) => Promise<Reply>;

/** One HTTP exchange with a network. A reply of any status is returned; silence is a SocialError. */
export const createCaller =
  (label: string, deps: Pick<SocialDeps, 'fetch'>): Caller =>
  async (call) => {
    const { signal } = call;
    const hasLease = call.publishes ? call.hasLease : undefined;
    if (signal?.aborted || hasLease?.() === false) throw stoppedBefore(label, signal?.reason);
    const { init, broke } = requestBody(call, hasLease);
    const timeout = AbortSignal.timeout(call.timeoutMs);
    try {
      const reply = await deps.fetch(call.url, {
        method: call.method,
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        ...init,
      });
      return {
        status: reply.status,
        headers: reply.headers,
        body: parseJson(await readText(reply, call.mostBytes)),
      };
    } catch (cause) {
      if (broke()) throw stoppedBefore(label, cause);
      throw silence(label, call, cause, timeout.aborted);
    }
  };

const stoppedBefore = (label: string, cause: unknown): SocialError =>
  new SocialError(text`Carillon stopped before it contacted ${{ network: label }}.`, {
    kind: 'transient',
    cause,
  });

const silence = (label: string, call: Call, cause: unknown, timedOut: boolean): SocialError => {
  const code = causeCode(cause);
  if (code !== undefined && NEVER_SENT.has(code))
    return new SocialError(text`Carillon couldn’t reach ${{ network: label }}.`, {
      kind: 'transient',
      code,
      cause,
    });
  const kind = call.publishes ? 'unknown' : 'transient';
  if (timedOut) return new SocialError(text`${{ network: label }} didn’t respond in time.`, { kind, cause });
  if (call.signal?.aborted)
    return new SocialError(text`Carillon stopped before ${{ network: label }} finished responding.`, {
      kind,
      cause,
    });
  return new SocialError(text`The connection to ${{ network: label }} was lost before it responded.`, {
    kind,
    code,
    cause,
  });
};

/** With these no byte of the request can have arrived. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  // The address leads where a server must not go for its users.
  'not_public',
  // The other side could not prove who it is.
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

const causeCode = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return causeCode(error.cause);
};

import {
  type BodyOf,
  leastRole,
  type Operation,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  WORKSPACE_HEADER,
} from '@carillon/contracts/operation.ts';
import { addressOf } from '@carillon/contracts/operation-address.ts';
import type { z } from 'zod';
import type { CsrfToken } from './csrf-token.ts';
import { NoResponseError } from './errors.ts';
import { loadWords } from './load-words.ts';
import { errorOf, refusalIn } from './read-failure.ts';
import { readLines } from './read-lines.ts';
import { readReply } from './read-reply.ts';
import { type RawReply, sendForm, type UploadOptions } from './send-form.ts';
import { TIMEOUTS_MS, withTimeout } from './with-timeout.ts';

export interface CallInput<O extends Operation> {
  readonly body?: BodyOf<O>;
  readonly query?: QueryOf<O>;
  readonly params?: ParamsOf<O>;
  readonly signal?: AbortSignal;
  /** The call outlives the page that makes it, if the browser can carry it that far. */
  readonly keepalive?: boolean;
}

/**
 * Calls operations by contract. Every method throws ApiError, NoResponseError, or InvalidReplyError, or AbortError when
 * aborted. A call that stands still for too long counts as unanswered. Every reply is checked against its operation's
 * response, here and nowhere else.
 */
export interface ApiClient {
  call<O extends Operation>(operation: O, input?: CallInput<O>): Promise<ReplyOf<O>>;
  /** Passes on each line of a streamed reply as it comes. */
  stream<O extends Operation>(
    operation: O,
    input: CallInput<O>,
    onLine: (line: z.output<NonNullable<O['stream']>>) => void,
  ): Promise<void>;
  upload<O extends Operation>(operation: O, form: FormData, options?: UploadOptions): Promise<ReplyOf<O>>;
  /** Has the browser itself save what a GET answers, and show how far it is. */
  download<O extends Operation>(operation: O, input: Pick<CallInput<O>, 'query' | 'params'>): void;
}

/** The session that a page takes itself to be in. Hears when the server disagrees. */
export interface CallersSession {
  /** Names the session that the browser is in now. */
  current(): number;
  /** The server does not know the session that a call was made in; the browser may be in another one by now. */
  ended(session: number): void;
  /** The workspace that the page shows; null until it is known. */
  workspace(): string | null;
  /** The server has the session in another workspace than the page shows. */
  moved(): void;
}

export interface ApiClientOptions {
  readonly csrf: CsrfToken;
  readonly session: CallersSession;
  readonly baseUrl?: string;
  /** Checks replies. Pacts replace it: their replies have only the fields that a page reads. */
  readonly read?: (schema: z.ZodType, reply: unknown) => unknown;
}

/** Browsers carry 64 KiB for a page that is gone. */
const MAX_KEPT_ALIVE = 60 * 1024;

export function createApiClient({
  csrf,
  session,
  baseUrl = '/api',
  read = readReply,
}: ApiClientOptions): ApiClient {
  void loadWords();
  const headers = ({ ofUser }: Operation): Record<string, string> => {
    const workspace = ofUser ? null : session.workspace();
    return {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': csrf.get(),
      ...(workspace && { [WORKSPACE_HEADER]: workspace }),
    };
  };

  /** Sends, and once more when the page's token had gone stale. */
  const settle = async <R extends RawReply>(operation: Operation, send: () => Promise<R>): Promise<R> => {
    for (let first = true; ; first = false) {
      const madeIn = session.current();
      const reply = await send();
      const fresh = reply.header('x-csrf-token');
      if (fresh) csrf.set(fresh);
      if (reply.status < 400) return reply;
      if (reply.status === 419 && fresh && first) continue;
      const error = await errorOf(reply);
      if (error.code === 'not_authenticated' && leastRole(operation) !== null) session.ended(madeIn);
      if (error.code === 'workspace_changed') session.moved();
      throw error;
    }
  };

  const request = async (
    operation: Operation,
    input: CallInput<Operation>,
    accept?: string,
  ): Promise<RawReply & { response: Response }> => {
    const body = operation.method === 'GET' ? undefined : JSON.stringify(input.body ?? {});
    const response = await fetch(baseUrl + addressOf(operation, input), {
      method: operation.method,
      credentials: 'same-origin',
      headers: {
        ...headers(operation),
        ...(accept && { accept }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body,
      keepalive: input.keepalive === true && new Blob([body ?? '']).size <= MAX_KEPT_ALIVE,
      signal: input.signal,
    }).catch((cause: unknown) => {
      throw input.signal?.aborted ? cause : new NoResponseError(cause);
    });
    return {
      response,
      status: response.status,
      header: (name) => response.headers.get(name),
      json: () => response.json(),
    };
  };

  /** The reply if it matches the schema. One that doesn't may itself report that the call failed. */
  const checkedReply = async (schema: z.ZodType | undefined, reply: unknown): Promise<unknown> => {
    await loadWords();
    try {
      return schema ? read(schema, reply) : reply;
    } catch (error) {
      throw (await refusalIn(reply)) ?? error;
    }
  };

  return {
    async call(operation, input = {}) {
      const within = operation.rate === 'costly' ? TIMEOUTS_MS.costlyCall : TIMEOUTS_MS.call;
      return withTimeout(within, input.signal, async (signal) => {
        const reply = await settle(operation, () => request(operation, { ...input, signal }));
        const checked = await checkedReply(operation.response, await bodyOf(reply, signal));
        return checked as ReplyOf<typeof operation>;
      });
    },
    async stream(operation, input, onLine) {
      await withTimeout(TIMEOUTS_MS.stream, input.signal, async (signal, noteProgress) => {
        const send = () => request(operation, { ...input, signal }, 'application/x-ndjson');
        const reply = await settle(operation, send);
        const readLine = onLine as (line: unknown) => void;
        if (isWhole(reply))
          return readLine({
            type: 'result',
            result: await checkedReply(operation.response, await bodyOf(reply, signal)),
          });
        for await (const line of readLines(reply.response, signal)) {
          noteProgress();
          readLine(await checkedReply(operation.stream, parseLine(line)));
        }
      });
    },
    async upload(operation, form, options = {}) {
      return withTimeout(TIMEOUTS_MS.upload, options.signal, async (signal, noteProgress) => {
        const onProgress = (share: number): void => {
          noteProgress();
          options.onProgress?.(share);
        };
        const send = () =>
          sendForm(baseUrl + operation.path, form, headers(operation), { onProgress, signal });
        const reply = await settle(operation, send);
        const checked = await checkedReply(operation.response, await bodyOf(reply, signal));
        return checked as ReplyOf<typeof operation>;
      });
    },
    download(operation, input) {
      const href = baseUrl + addressOf(operation, input);
      // A reply that isn't a file doesn't replace the page.
      Object.assign(document.createElement('a'), { href, download: '' }).click();
    },
  };
}

/** A server in between, such as a proxy, may answer a streamed call with one JSON document. */
const isWhole = (reply: RawReply): boolean =>
  /^application\/json\b/i.test(reply.header('content-type') ?? '');

/** A truncated reply, or one from a proxy, isn't an answer. */
const bodyOf = (reply: RawReply, signal: AbortSignal): Promise<unknown> =>
  reply.json().catch((cause: unknown) => {
    throw signal.aborted ? cause : new NoResponseError(cause);
  });

function parseLine(line: string) {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new NoResponseError(cause);
  }
}

import createClient, { type FetchResponse, type MaybeOptionalInit } from 'openapi-fetch';
import type { paths } from './api.ts';
import { errorOf } from './carillon-error.ts';
import { type Fetch, withRetries } from './with-retries.ts';

export interface CarillonOptions {
  /** Where Carillon is, such as https://carillon.example. */
  readonly url: string;
  /** A personal access token. */
  readonly token: string;
  /** Times that a call is made at the most, with what is refused for the moment. */
  readonly tries?: number;
  readonly longestWaitMs?: number;
  /** In place of the platform’s own. */
  readonly fetch?: Fetch;
  wait?(ms: number): Promise<void>;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type PathsWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends { [K in M]: Record<string, unknown> } ? P : never;
}[keyof paths];
type OperationOf<P extends keyof paths, M extends Method> = paths[P] extends { [K in M]: infer O }
  ? O & Record<string | number, unknown>
  : never;
type InitArgs<I> = undefined extends I ? [init?: I] : [init: I];

/** One method of HTTP: resolves with the body of a success. @throws CarillonError */
type Call<M extends Method> = <P extends PathsWith<M>, I extends MaybeOptionalInit<paths[P], M>>(
  path: P,
  ...init: InitArgs<I>
) => Promise<NonNullable<FetchResponse<OperationOf<P, M>, I, 'application/json'>['data']>>;

export interface Carillon {
  readonly GET: Call<'get'>;
  readonly POST: Call<'post'>;
  readonly PUT: Call<'put'>;
  readonly PATCH: Call<'patch'>;
  readonly DELETE: Call<'delete'>;
}

const KEY = 'Idempotency-Key';
const TRIES = 4;
const LONGEST_WAIT_MS = 60_000;

/**
 * The API of a Carillon, with the rights of a token. Each unsafe call has an idempotency key of its own, so that it may be
 * made again when its reply is lost; give one in `headers` to repeat a call after your program was started anew.
 */
export function createCarillon({ url, token, ...options }: CarillonOptions): Carillon {
  const client = createClient<paths>({
    baseUrl: `${withoutSlashes(url)}/api`,
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    fetch: withRetries(options.fetch ?? ((request) => globalThis.fetch(request)), {
      tries: options.tries ?? TRIES,
      longestWaitMs: options.longestWaitMs ?? LONGEST_WAIT_MS,
      wait: options.wait ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms))),
    }),
  });
  client.use({
    onRequest({ request }) {
      if (request.method !== 'GET' && !request.headers.has(KEY))
        request.headers.set(KEY, crypto.randomUUID());
      return request;
    },
    async onResponse({ response }) {
      if (!response.ok) throw await errorOf(response);
      return response;
    },
  });
  // Returns only the body: failures throw.
  const bodyOf =
    (call: (...args: never[]) => Promise<{ data?: unknown }>) =>
    async (...args: unknown[]) =>
      (await call(...(args as never[]))).data;
  const { GET, POST, PUT, PATCH, DELETE } = client;
  return {
    GET: bodyOf(GET),
    POST: bodyOf(POST),
    PUT: bodyOf(PUT),
    PATCH: bodyOf(PATCH),
    DELETE: bodyOf(DELETE),
  } as Carillon;
}

function withoutSlashes(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end--;
  return url.slice(0, end);
}

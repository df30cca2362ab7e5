import type { z } from 'zod';
import type { SocialDeps } from '../deps.ts';
import { type Call, createCaller, type Reply } from '../http/call.ts';
import { readBody } from '../http/read-body.ts';
import type { LinkedinSettings } from '../settings.ts';
import { linkedinError } from './errors.ts';

const LABEL = 'LinkedIn';

interface RestCall {
  readonly token: string;
  readonly signal?: AbortSignal;
}

export interface Rest {
  read<T>(path: string, call: RestCall & { schema: z.ZodType<T> }): Promise<T>;
  /** An action that no one sees the effect of yet. */
  act<T>(path: string, call: RestCall & { body: unknown; schema: z.ZodType<T> }): Promise<T>;
  /** The call that publishes; the id is in the reply's headers. */
  create(path: string, call: RestCall & { body: unknown; hasLease(): boolean }): Promise<Reply>;
  /** Bytes to an address that an earlier call handed out. Parts of a video go without a token. */
  put(url: string, call: { token: string | null; body: Blob; signal?: AbortSignal }): Promise<Reply>;
}

interface PostOptions extends Pick<Call, 'publishes' | 'hasLease'> {
  readonly body: unknown;
}

/** The versioned REST API. */
export const createRest = (settings: LinkedinSettings, deps: SocialDeps): Rest => {
  const call = createCaller(LABEL, deps);
  const urlOf = (path: string) => `${settings.apiUrl}/${path}`;
  const headersOf = (token: string) => ({
    authorization: `Bearer ${token}`,
    'linkedin-version': settings.apiVersion,
    'x-restli-protocol-version': '2.0.0',
    'content-type': 'application/json',
  });
  const checked = async (request: Parameters<typeof call>[0]): Promise<Reply> => {
    const reply = await call(request);
    if (reply.status >= 200 && reply.status < 300) return reply;
    throw linkedinError(reply, request.publishes ?? false, deps.now());
  };
  const post = (path: string, { token, body, ...call }: RestCall & PostOptions) =>
    checked({
      ...call,
      method: 'POST',
      url: urlOf(path),
      headers: headersOf(token),
      body: JSON.stringify(body),
      timeoutMs: settings.timeoutMs,
    });

  return {
    async read(path, { token, schema, signal }) {
      const { timeoutMs } = settings;
      const reply = await checked({
        method: 'GET',
        url: urlOf(path),
        headers: headersOf(token),
        timeoutMs,
        signal,
      });
      return readBody(LABEL, reply, schema, false);
    },
    act: async (path, { token, body, signal, schema }) =>
      readBody(LABEL, await post(path, { token, body, signal }), schema, false),
    create: (path, request) => post(path, { ...request, publishes: true }),
    put: (url, { token, body, signal }) =>
      checked({
        method: 'PUT',
        url,
        headers: {
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          'content-type': 'application/octet-stream',
        },
        body,
        timeoutMs: settings.uploadTimeoutMs,
        signal,
      }),
  };
};

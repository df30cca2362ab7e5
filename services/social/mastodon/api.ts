import { sentence } from '@carillon/contracts/text.ts';
import type { z } from 'zod';
import type { Access } from '../capabilities/access.ts';
import type { AskedCooldown, CooldownScope } from '../capabilities/publish.ts';
import type { SocialDeps } from '../deps.ts';
import { type Call, createCaller, type Reply } from '../http/call.ts';
import { readBody } from '../http/read-body.ts';
import { SocialError } from '../social-error.ts';
import { mastodonError, resetOf } from './errors.ts';
import type { Usage } from './usage.ts';
import { USER_AGENT } from './user-agent.ts';

export const LABEL = 'Mastodon';
/** Users name the servers, so the amount they can make us read is small. */
export const MAX_BYTES = 2 * 1024 * 1024;

export interface ApiCall<T> {
  readonly access: Access;
  readonly schema: z.ZodType<T>;
  readonly signal?: AbortSignal | undefined;
  /** The longest reply that is read; `MAX_BYTES` where it isn't said. */
  readonly mostBytes?: number;
  /** Called when this call used up the server's limit. */
  onCooldown?(cooldown: AskedCooldown): void;
}

interface Sending<T> extends ApiCall<T>, Pick<Call, 'publishes' | 'hasLease'> {
  /** Sent as JSON; a Blob is sent as it is. */
  readonly body?: object | Blob;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

interface Options {
  readonly timeoutMs: number;
  readonly deps: SocialDeps;
  readonly usage: Usage;
  /** Whom the rate limits of a server are for; `server` where that isn't known. */
  scopeOf(server: string): CooldownScope;
}

export interface Api {
  get<T>(path: string, call: ApiCall<T>): Promise<T>;
  /** The same with the reply's status and headers. */
  ask<T>(path: string, call: ApiCall<T>): Promise<{ body: T; reply: Reply }>;
  post<T>(path: string, call: Sending<T>): Promise<{ body: T; reply: Reply }>;
  delete(path: string, call: Omit<ApiCall<unknown>, 'schema'>): Promise<void>;
}

/**
 * The origin of the account's server.
 * @throws SocialError `reconnect` for a connection that names none
 */
export const serverOf = ({ server }: Access): string => {
  if (server !== undefined) return server;
  throw new SocialError(
    sentence`This connection doesn’t say which server it’s for. Connect the account again.`,
    {
      kind: 'reconnect',
    },
  );
};

/** The client API of an account's server. */
export const createApi = ({ timeoutMs, deps, usage, scopeOf }: Options): Api => {
  const caller = createCaller(LABEL, deps);

  const checked = async (
    path: string,
    call: Omit<Sending<unknown>, 'schema'> & { method: Call['method'] },
  ): Promise<Reply> => {
    const { access, method, signal, publishes, hasLease, body, headers } = call;
    const server = serverOf(access);
    const isFile = body instanceof Blob;
    const reply = await caller({
      method,
      url: `${server}/${path}`,
      headers: {
        accept: 'application/json',
        'user-agent': USER_AGENT,
        ...(access.token !== '' && { authorization: `Bearer ${access.token}` }),
        ...(body && !isFile && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: isFile ? body : JSON.stringify(body) }),
      timeoutMs: call.timeoutMs ?? timeoutMs,
      mostBytes: call.mostBytes ?? MAX_BYTES,
      ...(signal && { signal }),
      ...(publishes !== undefined && { publishes }),
      ...(hasLease && { hasLease }),
    });
    const now = deps.now();
    const scope = scopeOf(server);
    usage.see(access, reply.headers, now);
    if (reply.status < 200 || reply.status >= 300)
      throw mastodonError(reply, { publishes: publishes ?? false, now, scope });
    if (reply.headers.get('x-ratelimit-remaining') === '0')
      call.onCooldown?.({ scope, until: resetOf(reply.headers, now), reason: 'Too many calls for now' });
    return reply;
  };

  const ask: Api['ask'] = async (path, { schema, ...call }) => {
    const reply = await checked(path, { ...call, method: 'GET' });
    return { reply, body: readBody(LABEL, reply, schema, false) };
  };

  return {
    ask,
    get: async (path, call) => (await ask(path, call)).body,
    async post(path, { schema, ...call }) {
      const reply = await checked(path, { ...call, method: 'POST' });
      return { reply, body: readBody(LABEL, reply, schema, call.publishes) };
    },
    async delete(path, call) {
      await checked(path, { ...call, method: 'DELETE' });
    },
  };
};

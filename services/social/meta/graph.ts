import type { z } from 'zod';
import type { PublishRequest } from '../capabilities/publish.ts';
import type { SocialDeps } from '../deps.ts';
import { createCaller, type Reply } from '../http/call.ts';
import { clockAhead } from '../http/clock-ahead.ts';
import { readBody } from '../http/read-body.ts';
import type { MetaSettings } from '../settings.ts';
import { cooldownsOf } from './cooldowns.ts';
import { graphError } from './graph-error.ts';

interface GraphCall<T> {
  readonly token?: string;
  readonly schema: z.ZodType<T>;
  readonly signal?: AbortSignal;
}

interface GraphGet<T> extends GraphCall<T> {
  readonly params?: Readonly<Record<string, string>>;
}

interface GraphPost<T> extends GraphCall<T> {
  readonly body: Readonly<Record<string, unknown>> | URLSearchParams | Blob;
  readonly publishes?: boolean;
  /** Another host than the Graph API's own: the one for video. */
  readonly baseUrl?: string;
  readonly timeoutMs?: number;
}

export interface Dated<T> {
  readonly body: T;
  /** How far our clock is ahead of the network's, in milliseconds; 0 if it is behind or the reply has no date. */
  readonly aheadMs: number;
}

export interface Graph {
  /** `path` may be a whole URL, as paging hands them out. */
  get<T>(path: string, call: GraphGet<T>): Promise<T>;
  /** The same, for who compares the times in the reply with our own. */
  getDated<T>(path: string, call: GraphGet<T>): Promise<Dated<T>>;
  post<T>(path: string, call: GraphPost<T>): Promise<T>;
  delete<T>(path: string, call: GraphCall<T>): Promise<T>;
}

/** Whose publishing the calls serve. Decides whether they may be made, and reads the replies' usage headers. */
interface Watcher extends Pick<PublishRequest, 'targetId' | 'onCooldown'> {
  hasLease?(): boolean;
  onHeaders?(headers: Headers): void;
}

/** The Graph API. Tokens travel in the header, so that no address that holds one can end up in a log. */
export const createGraph = (
  label: string,
  settings: MetaSettings,
  deps: SocialDeps,
  watcher?: Watcher,
): Graph => {
  const caller = createCaller(label, deps);
  const call: typeof caller = async (request) => {
    const reply = await caller({ ...request, hasLease: watcher?.hasLease });
    watcher?.onHeaders?.(reply.headers);
    if (watcher?.onCooldown)
      for (const cooldown of cooldownsOf(reply.headers, { label, targetId: watcher.targetId }, deps.now()))
        watcher.onCooldown(cooldown);
    return reply;
  };
  const toError = (reply: Reply, publishes: boolean) =>
    graphError(reply, { label, targetId: watcher?.targetId, publishes }, deps.now());
  const urlOf = (base: string, path: string) =>
    path.startsWith('http') ? path : `${base}/${settings.apiVersion}/${path}`;

  const getDated: Graph['getDated'] = async (path, { token, schema, signal, params = {} }) => {
    const url = new URL(urlOf(settings.graphUrl, path));
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
    const requestedAt = deps.now();
    const reply = await call({
      method: 'GET',
      url: url.href,
      headers: bearer(token),
      timeoutMs: settings.timeoutMs,
      signal,
    });
    if (reply.status !== 200) throw toError(reply, false);
    return { body: readBody(label, reply, schema, false), aheadMs: clockAhead(reply.headers, requestedAt) };
  };

  return {
    getDated,

    get: async (path, options) => (await getDated(path, options)).body,

    async post(path, { token, schema, signal, body, publishes = false, ...options }) {
      const reply = await call({
        method: 'POST',
        url: urlOf(options.baseUrl ?? settings.graphUrl, path),
        ...(body instanceof Blob
          ? { headers: bearer(token), body }
          : {
              headers: { ...bearer(token), 'content-type': isForm(body) ? FORM : 'application/json' },
              body: isForm(body) ? body.toString() : JSON.stringify(body),
            }),
        timeoutMs: options.timeoutMs ?? settings.timeoutMs,
        signal,
        publishes,
      });
      if (reply.status !== 200) throw toError(reply, publishes);
      return readBody(label, reply, schema, publishes);
    },

    async delete(path, { token, schema, signal }) {
      const url = urlOf(settings.graphUrl, path);
      const { timeoutMs } = settings;
      const reply = await call({ method: 'DELETE', url, headers: bearer(token), timeoutMs, signal });
      if (reply.status !== 200) throw toError(reply, false);
      return readBody(label, reply, schema, false);
    },
  };
};

const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

const FORM = 'application/x-www-form-urlencoded';

const isForm = (body: GraphPost<unknown>['body']): body is URLSearchParams => body instanceof URLSearchParams;

import { sentence } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import type { Access } from '../capabilities/access.ts';
import type { SocialDeps } from '../deps.ts';
import { type Call, createCaller, type Reply } from '../http/call.ts';
import { readBody } from '../http/read-body.ts';
import { SocialError } from '../social-error.ts';
import { MAX_BYTES } from './bounds.ts';
import { blueskyError } from './errors.ts';
import { LABEL } from './network-name.ts';
import type { Prover } from './oauth/prover.ts';
import type { Usage } from './usage.ts';

type Params = Readonly<Record<string, string | number | readonly string[]>>;

interface Asking<T> {
  /** Without a token, nobody is named. */
  readonly access: Access;
  readonly schema: z.ZodType<T>;
  readonly signal?: AbortSignal | undefined;
  /** The longest reply that is read, where it isn't `MAX_BYTES`. */
  readonly mostBytes?: number;
}

interface Doing<T> extends Asking<T>, Pick<Call, 'publishes' | 'hasLease'> {
  /** Sent as JSON; a Blob is sent as it is. */
  readonly body?: object | Blob;
  readonly timeoutMs?: number;
}

/** Calls to a server of the protocol, by the names of its methods. */
export interface Xrpc {
  query<T>(nsid: string, call: Asking<T> & { readonly params?: Params }): Promise<T>;
  procedure<T>(nsid: string, call: Doing<T>): Promise<T>;
}

/** For replies of which nothing is read. */
export const anything: z.ZodType<unknown> = z.unknown();

/** @throws SocialError `reconnect` for a connection that names no server */
export function serverOf({ server }: Access): string {
  if (server !== undefined) return server;
  throw new SocialError(
    sentence`This connection doesn’t say which server it’s for. Connect the account again.`,
    {
      kind: 'reconnect',
    },
  );
}

interface Parts {
  readonly usage: Usage;
  readonly prover: Prover;
}

export function createXrpc(timeoutMs: number, deps: SocialDeps, { usage, prover }: Parts): Xrpc {
  const caller = createCaller(LABEL, deps);
  const asking = async (call: Call, { token, proofKey }: Access): Promise<Reply> => {
    if (proofKey === undefined) return caller(call);
    const prove = async (): Promise<Reply> => {
      const dpop = await prover.proof(proofKey, call, token);
      const reply = await caller({ ...call, headers: { ...call.headers, dpop } });
      prover.see(call.url, reply.headers);
      return reply;
    };
    const reply = await prove();
    // The server has done nothing: it wants to find its nonce in the proof.
    return lacksNonce(reply) ? prove() : reply;
  };
  const checked = async (call: Call, access: Access): Promise<Reply> => {
    const reply = await asking({ mostBytes: MAX_BYTES, ...call }, access);
    usage.see(access, reply.headers, deps.now());
    if (reply.status === 200) return reply;
    throw blueskyError(reply, { publishes: call.publishes ?? false, now: deps.now() });
  };
  const headersOf = ({ token, proofKey }: Access) => ({
    accept: 'application/json',
    'user-agent': 'Carillon',
    ...(token !== '' && { authorization: `${proofKey === undefined ? 'Bearer' : 'DPoP'} ${token}` }),
  });
  return {
    async query(nsid, { access, schema, signal, params = {}, mostBytes }) {
      const query = new URLSearchParams(
        Object.entries(params).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
      );
      const url = `${serverOf(access)}/xrpc/${nsid}?${query}`;
      const call = { method: 'GET' as const, url, headers: headersOf(access), timeoutMs };
      const bounds = { ...(signal && { signal }), ...(mostBytes && { mostBytes }) };
      return readBody(LABEL, await checked({ ...call, ...bounds }, access), schema, false);
    },
    async procedure(nsid, { access, schema, signal, body, publishes, hasLease, ...call }) {
      const isFile = body instanceof Blob;
      const request = {
        method: 'POST' as const,
        url: `${serverOf(access)}/xrpc/${nsid}`,
        headers: { ...headersOf(access), ...(body && !isFile && { 'content-type': 'application/json' }) },
        ...(body && { body: isFile ? body : JSON.stringify(body) }),
        timeoutMs: call.timeoutMs ?? timeoutMs,
        ...(signal && { signal }),
        ...(publishes !== undefined && { publishes }),
        ...(hasLease && { hasLease }),
      };
      return readBody(LABEL, await checked(request, access), schema, publishes);
    },
  };
}

const lacksNonce = ({ status, headers }: Reply): boolean =>
  status === 401 && /\buse_dpop_nonce\b/.test(headers.get('www-authenticate') ?? '');

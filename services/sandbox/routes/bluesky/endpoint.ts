import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { Context, Handler } from 'hono';
import type { SandboxContext } from '../../context.ts';
import type { FaultPlan, Operation } from '../../domain/fault-plan.ts';
import type { Profile } from '../../domain/profile.ts';
import type { Token } from '../../domain/token.ts';
import { XrpcFault, xrpcFaults } from '../../domain/xrpc-fault.ts';
import { goodToken } from '../../usecases/bluesky/sessions.ts';
import { bearer } from '../graph/endpoint.ts';
import { hangUp, takeFault } from '../take-fault.ts';

interface Open {
  readonly by: 'anybody';
  run(c: Context): Promise<Response>;
}

/** Whom a token is of. */
export interface Caller {
  readonly token: Token;
  readonly profile: Profile;
}

interface Closed {
  /** The kind of token that it wants. */
  readonly by: 'access' | 'refresh';
  run(c: Context, caller: Caller): Promise<Response>;
}

export type XrpcEndpoint = (Open | Closed) & {
  /** The kind of a call, for the faults that are requested. */
  readonly operation?: Operation | ((c: Context) => Promise<Operation>);
};

/** Wraps what all methods share: token, faults, and the shape of errors. */
export const createEndpoint =
  (context: SandboxContext) =>
  (endpoint: XrpcEndpoint): Handler =>
  async (c) => {
    try {
      const caller = endpoint.by === 'anybody' ? null : await callerOf(context, c, endpoint.by);
      const { operation = 'other' } = endpoint;
      const resolved = typeof operation === 'string' ? operation : await operation(c);
      const fault = await takeFault(context, c, 'bluesky', resolved);
      if (fault) failAs(context, fault);
      const reply = await (caller && endpoint.by !== 'anybody'
        ? endpoint.run(c, caller)
        : (endpoint as Open).run(c));
      return fault === 'drop-reply' ? await hangUp(c) : reply;
    } catch (error) {
      return xrpcErrorReply(context.telemetry, error);
    }
  };

/** Any error as a server of the protocol words it. */
export const xrpcErrorReply = ({ log }: Pick<Telemetry, 'log'>, error: unknown): Response => {
  if (!(error instanceof XrpcFault)) log.error({ err: error }, 'a call failed');
  const { status, error: name, message, headers } = error instanceof XrpcFault ? error : xrpcFaults.broken();
  return xrpcReply({ error: name, message }, status, headers);
};

export const xrpcReply = (
  body: object,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });

/** The body as an object. @throws XrpcFault where one of these names is missing */
export async function bodyWith(c: Context, ...names: string[]): Promise<Record<string, unknown>> {
  const json: unknown = await c.req.json().catch(() => null);
  if (json === null || typeof json !== 'object' || Array.isArray(json))
    throw xrpcFaults.invalid('Request body is required but was not provided');
  const body = json as Record<string, unknown>;
  for (const name of names)
    if (body[name] === undefined) throw xrpcFaults.invalid(`Missing required key "${name}" at $`);
  return body;
}

const callerOf = async (context: SandboxContext, c: Context, kind: Closed['by']): Promise<Caller> => {
  const bearerToken = bearer(c.req.header('authorization'));
  if (bearerToken === undefined) throw xrpcFaults.noToken();
  const token = await goodToken(context, bearerToken, kind);
  const profile = await context.stores.profiles.get(token.profileId);
  if (!profile) throw xrpcFaults.noAccount();
  return { token, profile };
};

/** The errors that a fault gives back instead of doing the work. */
const failAs = ({ now }: SandboxContext, fault: FaultPlan['kind']): void => {
  if (fault === 'error-5xx') throw xrpcFaults.broken();
  if (fault === 'rate-limit') throw xrpcFaults.throttled(now());
  if (fault === 'expired-token') throw xrpcFaults.expired();
};

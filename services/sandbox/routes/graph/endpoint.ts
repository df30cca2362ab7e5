import { UPLOAD_LIMITS } from '@carillon/contracts/domain/limits.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Handler } from 'hono';
import type { SandboxContext } from '../../context.ts';
import type { FaultPlan, Operation } from '../../domain/fault-plan.ts';
import { GraphFault, graphFaults } from '../../domain/graph-fault.ts';
import type { Token } from '../../domain/token.ts';
import { TooLargeError } from '../../stores/files.ts';
import { hashSecret } from '../../stores/hash-secret.ts';
import { hangUp, takeFault } from '../take-fault.ts';
import { isMultipart } from './multipart.ts';
import { type Params, readParams } from './params.ts';
import type { Caller, Usage } from './usage.ts';

export interface GraphCall {
  readonly params: Params;
  readonly token: Token;
  /** The id in the path, if there is one. */
  readonly node: string;
  readonly version: string;
  /** The access token of the call, for calls made within it. */
  readonly accessToken: string;
}

export interface GraphEndpoint {
  readonly operation?: (params: Params) => Operation;
  /** Whether it is counted; the parts of a batch are, and the batch is not. */
  readonly counts?: boolean;
  readonly run: (call: GraphCall) => Promise<object>;
}

/** Wraps what the Graph API's calls share: token, faults, usage headers, and the shape of errors. */
export const createEndpoint =
  (context: SandboxContext, usage: Usage) =>
  ({ operation = () => 'other', counts = true, run }: GraphEndpoint): Handler =>
  async (c) => {
    let caller: Caller = { network: 'facebook', id: 'app' };
    let params: Params | undefined;
    try {
      // A client has to identify itself before it sends a file, so no stranger fills the disk.
      const early = bearer(c.req.header('authorization')) ?? c.req.query('access_token');
      const earlyToken = early === undefined ? undefined : await authenticate(context, early);
      if (!earlyToken && isMultipart(c.req.header('content-type') ?? '')) throw graphFaults.noToken();
      params = await readParams(context, c, UPLOAD_LIMITS.videoBytes);
      const accessToken = early ?? params.text('access_token') ?? '';
      const token = earlyToken ?? (await authenticate(context, accessToken));
      const { network } = token;
      caller = { network, id: token.profileId };
      if (counts) usage.take(caller);
      const fault = await takeFault(context, c, network, operation(params));
      if (fault) failAs(fault, network);
      const version = c.req.param('version') ?? '';
      const reply = await run({ params, token, node: c.req.param('node') ?? '', version, accessToken });
      if (fault === 'drop-reply') return await hangUp(c);
      return c.json(reply, 200, usage.headers(caller));
    } catch (error) {
      return graphErrorReply(context, error, (minutes) => usage.headers(caller, minutes));
    } finally {
      await params?.discard();
    }
  };

/** Formats any error like the Graph API; an unexpected one becomes its code 2. */
export const graphErrorReply = (
  context: SandboxContext,
  error: unknown,
  headers: (cooldownMinutes: number | undefined) => Record<string, string>,
): Response => {
  const { telemetry, digits } = context;
  if (error instanceof TooLargeError)
    return graphErrorReply(context, graphFaults.invalid(error.message), headers);
  if (!(error instanceof GraphFault)) telemetry.log.error({ err: error }, 'a call failed');
  const fault = error instanceof GraphFault ? error : graphFaults.transient();
  const body = {
    error: {
      message: fault.message,
      type: 'OAuthException',
      code: fault.code,
      ...(fault.subcode === undefined ? {} : { error_subcode: fault.subcode }),
      is_transient: fault.code === 2,
      ...(fault.forUser && { error_user_title: fault.forUser.title, error_user_msg: fault.forUser.message }),
      fbtrace_id: `A${digits(10)}`,
    },
  };
  return Response.json(body, { status: fault.status, headers: headers(fault.cooldownMinutes) });
};

/** The errors that a fault gives back instead of doing the work. */
export const failAs = (fault: FaultPlan['kind'], network: PlatformName): void => {
  if (fault === 'error-5xx') throw graphFaults.transient();
  if (fault === 'rate-limit') throw graphFaults.throttled(network === 'instagram' ? 80002 : 80001);
  if (fault === 'expired-token') throw graphFaults.expiredToken();
};

const authenticate = async (
  { stores, now, known }: SandboxContext,
  givenToken: string | undefined,
): Promise<Token> => {
  if (!givenToken) throw graphFaults.noToken();
  const token = await stores.tokens.get(hashSecret(givenToken));
  if (!token || token.network === 'linkedin') throw graphFaults.malformedToken();
  if (token.revoked) throw graphFaults.revokedToken();
  if (token.expiresAt && token.expiresAt <= now()) throw graphFaults.expiredToken();
  known.add(token.hash);
  return token;
};

export const bearer = (header: string | undefined): string | undefined =>
  /^(?:Bearer|OAuth) (.+)$/.exec(header ?? '')?.[1];

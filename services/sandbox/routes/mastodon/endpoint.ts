import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { Context, Handler } from 'hono';
import type { SandboxContext } from '../../context.ts';
import type { FaultPlan, Operation } from '../../domain/fault-plan.ts';
import { allowanceHeaders, type createCallAllowance } from '../../domain/mastodon/call-allowance.ts';
import { MastodonFault, mastodonFaults } from '../../domain/mastodon/mastodon-fault.ts';
import { allows } from '../../domain/mastodon/scopes.ts';
import type { Profile } from '../../domain/profile.ts';
import type { Token } from '../../domain/token.ts';
import { hashSecret } from '../../stores/hash-secret.ts';
import { bearer } from '../graph/endpoint.ts';
import { hangUp, takeFault } from '../take-fault.ts';

export interface MastodonCall {
  readonly c: Context;
  readonly account: Profile;
  readonly token: Token;
  /** The id in the path, if there is one. */
  readonly id: string;
}

export interface MastodonEndpoint {
  readonly operation?: Operation;
  /** The token has to have one of them. */
  readonly scopes: readonly string[];
  /** @returns the body, with a status where it isn't 200 */
  readonly run: (call: MastodonCall) => Promise<{ readonly status?: 202 | 206; readonly body: object }>;
}

/** Wraps what Mastodon's calls share: token, scopes, allowance, faults, and the shape of errors. */
export const createEndpoint =
  (context: SandboxContext, allowance: ReturnType<typeof createCallAllowance>) =>
  ({ operation = 'other', scopes, run }: MastodonEndpoint): Handler =>
  async (c) => {
    let headers: Record<string, string> = {};
    try {
      const { token, account } = await authenticate(context, bearer(c.req.header('authorization')));
      const allowanceLeft = allowance.take(account.id, context.now());
      headers = allowanceHeaders(allowanceLeft);
      if (allowanceLeft.isSpent) throw mastodonFaults.tooMany();
      const fault = await takeFault(context, c, 'mastodon', operation);
      if (fault === 'rate-limit') headers = allowanceHeaders({ ...allowanceLeft, remaining: 0 });
      if (fault) failAs(fault);
      if (!allows(token.scopes, scopes)) throw mastodonFaults.scope();
      const reply = await run({ c, token, account, id: c.req.param('id') ?? '' });
      if (fault === 'drop-reply') return await hangUp(c);
      return c.json(reply.body, reply.status ?? 200, headers);
    } catch (error) {
      return mastodonErrorReply(context.telemetry, error, headers);
    }
  };

/** Any error as Mastodon words it: its own as JSON, and a page where it broke. */
export const mastodonErrorReply = (
  { log }: Pick<Telemetry, 'log'>,
  error: unknown,
  headers: Record<string, string> = {},
): Response => {
  const isBroken = !(error instanceof MastodonFault) || error.status >= 500;
  if (!(error instanceof MastodonFault)) log.error({ err: error }, 'a call failed');
  if (isBroken)
    return new Response(BROKEN, {
      status: 500,
      headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    });
  const { status, message, description } = error;
  const body = { error: message, ...(description !== undefined && { error_description: description }) };
  return Response.json(body, { status, headers });
};

const BROKEN =
  '<!DOCTYPE html><html lang="en"><title>We’re sorry, but something went wrong (500)</title></html>';

/** The errors that a fault gives back instead of doing the work. */
export const failAs = (fault: FaultPlan['kind']): void => {
  if (fault === 'error-5xx') throw mastodonFaults.broken();
  if (fault === 'rate-limit') throw mastodonFaults.tooMany();
  if (fault === 'expired-token') throw mastodonFaults.expiredToken();
};

async function authenticate(
  { stores, known }: SandboxContext,
  givenToken: string | undefined,
): Promise<{ token: Token; account: Profile }> {
  const token = givenToken === undefined ? null : await stores.tokens.get(hashSecret(givenToken));
  if (token?.network !== 'mastodon') throw mastodonFaults.noToken();
  if (token.revoked) throw mastodonFaults.revokedToken();
  const account = await stores.profiles.get(token.profileId);
  if (!account) throw mastodonFaults.noToken();
  known.add(token.hash);
  return { token, account };
}

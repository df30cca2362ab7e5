import type { Operation } from '@carillon/contracts/operation.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { tokenRefusal } from '@carillon/kit/identity/token-refusal.ts';
import type { Context } from 'hono';
import type { GatewayContext } from '../context.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { clientAddress } from '../origin/client-address.ts';
import { isForeign } from '../origin/is-foreign.ts';
import { byAddress } from '../rate-limits/rate-limits.ts';
import type { AccessToken } from '../sessions/access-tokens.ts';

const CHALLENGE = 'Bearer realm="Carillon"';

/**
 * The access token that a call brings, if it may make this call, which is counted. It needs no token of a page: browsers
 * send it for nobody who does not know it.
 * @throws AppError `session_only`, `foreign_origin`, `invalid_token`, `insufficient_scope`, or `too_many_requests`
 */
export async function takeToken(
  c: Context<ApiEnv>,
  operation: Operation,
  secret: string,
  { origin, credentials, rateLimits, telemetry }: GatewayContext,
): Promise<AccessToken> {
  const address = clientAddress(c, origin);
  const report = (reason: string, token?: AccessToken): void =>
    telemetry.securityLog.tell({
      event: 'token.refused',
      outcome: 'refused',
      address,
      ...(token && { userId: token.userId, workspaceId: token.workspaceId }),
      detail: { ...(token && { token: token.id }), reason, operation: operation.id },
    });
  if (operation.scope === undefined) {
    report('operation');
    throw new AppError('session_only');
  }
  if (isForeign(c, origin)) {
    report('origin');
    throw new AppError('foreign_origin');
  }
  const token = await credentials.accessTokens.find(secret, () =>
    rateLimits.spend('normal', byAddress(address, 'token asks')),
  );
  if (!token) {
    report('token');
    await rateLimits.spend('strict', byAddress(address, 'tokens'));
    const headers = { 'www-authenticate': `${CHALLENGE}, error="invalid_token"` };
    throw new AppError('invalid_token', { headers });
  }
  const refusal = tokenRefusal(operation, token.scopes);
  if (refusal) report('scope', token);
  const spender = { id: token.id, userId: token.userId, address };
  await rateLimits.spendToken(refusal ? 'normal' : operation.rate, spender, (budgets) =>
    c.set('budgets', budgets),
  );
  if (refusal) throw refusal;
  return token;
}

/** A program without any credentials, on a call that allows tokens, is told what to send. */
export const askForToken = (): AppError =>
  new AppError('not_authenticated', {
    message: 'Send an access token in the header Authorization: Bearer. Make one on the page Access tokens.',
    headers: { 'www-authenticate': CHALLENGE },
  });

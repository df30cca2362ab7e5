import { randomUUID } from 'node:crypto';
import type { TokenScope } from '@carillon/contracts/domain/token-scopes.ts';
import {
  ACCESS_TOKEN_LIMITS,
  ACCESS_TOKEN_PREFIX,
} from '@carillon/contracts/http/identity/tokens/access-token.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import {
  type ConfirmationRequest,
  type ConfirmIdentityDeps,
  confirmIdentity,
} from '../accounts/confirm-identity.ts';
import { whatConfirms } from '../accounts/what-confirms.ts';
import { hashOf, newSecret } from '../crypto/secret.ts';
import { type AccessToken, beginningOf, faultInExpiry } from '../domain/access-token.ts';
import type { AccessTokenStore } from '../stores/access-tokens.ts';
import { createdEvent, revokedEvent } from './token-event.ts';

interface Deps extends ConfirmIdentityDeps {
  readonly stores: ConfirmIdentityDeps['stores'] & { readonly accessTokens: AccessTokenStore };
}

interface TokenRequest {
  readonly userId: string;
  readonly workspaceId: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly expiresAt: Date;
}

/**
 * Creates a token and its secret, which is never returned again.
 * @throws AppError `too_many_tokens`, or `validation_failed` for an expiry in the past or too far away; the errors of
 *   `confirmIdentity` if the account has a second factor
 */
export async function createToken(
  deps: Deps,
  request: TokenRequest,
  asking: ConfirmationRequest,
): Promise<{ readonly secret: string; readonly token: AccessToken }> {
  const { relay, clock } = deps;
  const { securityLog } = deps.telemetry;
  const { accessTokens } = deps.stores;
  const now = clock();
  const { userId, workspaceId, expiresAt, scopes } = request;
  const fault = faultInExpiry(expiresAt, now);
  if (fault) throw invalid({ expires_at: [fault] });
  await checkRoom(accessTokens, userId, ACCESS_TOKEN_LIMITS.count - 1);
  // It opens without a second factor from then on.
  if ((await whatConfirms(deps, asking)).hasFactor) await confirmIdentity(deps, asking);
  const secret = `${ACCESS_TOKEN_PREFIX}${newSecret()}`;
  const begins = beginningOf(secret);
  const token = { ...request, id: randomUUID(), begins, createdAt: now, lastUsedAt: null };
  await accessTokens.create(token, hashOf(secret), createdEvent(token, now));
  relay.nudge();
  // Counted once more after the write, so that several at a time don't go past it together.
  await checkRoom(accessTokens, userId, ACCESS_TOKEN_LIMITS.count).catch(async (full) => {
    await accessTokens.revoke(token.id, userId, now, revokedEvent(token, now));
    throw full;
  });
  securityLog.tell({
    event: 'token.created',
    outcome: 'success',
    userId,
    workspaceId,
    address: asking.address,
    detail: { token: token.id, scopes: scopes.join(' ') },
  });
  return { secret, token };
}

async function checkRoom(tokens: AccessTokenStore, userId: string, limit: number): Promise<void> {
  if ((await tokens.count(userId)) > limit) throw new AppError('too_many_tokens');
}

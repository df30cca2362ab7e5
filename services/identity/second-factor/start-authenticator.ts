import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import {
  type ConfirmationRequest,
  type ConfirmIdentityDeps,
  confirmIdentity,
} from '../accounts/confirm-identity.ts';
import { appUri, newAppSecret } from '../domain/one-time-code.ts';
import { SETTING_UP_MS } from '../domain/second-factor.ts';
import type { Authentication } from '../sign-in/authentication.ts';
import { sealSecret } from './app-secret.ts';
import { userWithFactors } from './user-with-factors.ts';

interface Deps extends ConfirmIdentityDeps {
  readonly authentication: Pick<Authentication, 'passwords' | 'demo'>;
}

/** Makes the secret of an authenticator app, which waits for its first code. */
export async function startAuthenticator(
  deps: Deps,
  request: ConfirmationRequest,
): Promise<{ readonly secret: string; readonly uri: string }> {
  const { stores, vault, clock } = deps;
  const { userId, sessionId } = request;
  const user = await userWithFactors(deps, userId);
  await confirmIdentity(deps, request);
  if ((await stores.secondFactors.find(userId)).authenticator) throw alreadySetUp();
  const secret = newAppSecret();
  const expiresAt = new Date(clock().getTime() + SETTING_UP_MS);
  const sealed = sealSecret(vault, userId, secret);
  await stores.secondFactors.begin(userId, { sealed, sessionId, expiresAt });
  return { secret, uri: appUri(secret, user.email) };
}

export const alreadySetUp = (): AppError =>
  new AppError('conflict', { message: sentence`An authenticator app is already set up. Remove it first.` });

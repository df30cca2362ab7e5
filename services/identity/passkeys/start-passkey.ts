import { PASSKEY_LIMITS } from '@carillon/contracts/http/identity/second-factors/passkey.ts';
import { AppError } from '@carillon/kit/errors.ts';
import {
  type ConfirmationRequest,
  type ConfirmIdentityDeps,
  confirmIdentity,
} from '../accounts/confirm-identity.ts';
import { WAITING_MS } from '../domain/second-factor.ts';
import { userWithFactors } from '../second-factor/user-with-factors.ts';
import type { Authentication } from '../sign-in/authentication.ts';
import type { PasskeyStore } from '../stores/passkeys.ts';
import { checkAvailable, descriptorOf } from './ask-passkey.ts';
import { keepChallenge } from './challenge.ts';
import { loadWebAuthn } from './load-web-authn.ts';

interface Deps extends ConfirmIdentityDeps {
  readonly authentication: Pick<Authentication, 'passwords' | 'demo'>;
}

const SELECTION = { residentKey: 'preferred', userVerification: 'required' } as const;

/** Returns the data that a browser needs to create a passkey for the user. */
export async function startPasskey(deps: Deps, request: ConfirmationRequest) {
  const { stores, settings } = deps;
  const { userId, sessionId } = request;
  checkAvailable(settings.relyingParty);
  const user = await userWithFactors(deps, userId);
  await checkRoom(stores.passkeys, userId, PASSKEY_LIMITS.count - 1);
  await confirmIdentity(deps, request);
  const passkeys = await stores.passkeys.list(userId, PASSKEY_LIMITS.count);
  const {
    challenge,
    user: userEntity,
    pubKeyCredParams,
  } = await (await loadWebAuthn()).generateRegistrationOptions({
    rpName: 'Carillon',
    rpID: settings.relyingParty.id,
    userID: new TextEncoder().encode(userId),
    userName: user.email,
    userDisplayName: user.name,
    authenticatorSelection: SELECTION,
  });
  await keepChallenge(deps, challenge, { purpose: 'add', boundTo: sessionId });
  return {
    challenge,
    user: userEntity,
    timeout: WAITING_MS,
    attestation: 'none' as const,
    rp: { id: settings.relyingParty.id, name: 'Carillon' },
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' as const })),
    excludeCredentials: passkeys.map(descriptorOf),
    authenticatorSelection: SELECTION,
  };
}

/** @throws AppError `too_many_passkeys` */
export async function checkRoom(passkeys: PasskeyStore, userId: string, limit: number): Promise<void> {
  if ((await passkeys.count(userId)) > limit) throw new AppError('too_many_passkeys');
}

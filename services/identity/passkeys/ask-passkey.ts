import { PASSKEY_LIMITS } from '@carillon/contracts/http/identity/second-factors/passkey.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { WAITING_MS } from '../domain/second-factor.ts';
import type { PasskeyChallengeStore } from '../stores/passkey-challenges.ts';
import type { PasskeyStore } from '../stores/passkeys.ts';
import { type Binding, keepChallenge } from './challenge.ts';
import { loadWebAuthn } from './load-web-authn.ts';
import type { RelyingParty } from './relying-party.ts';

export interface AskingDeps {
  readonly stores: { readonly passkeys: PasskeyStore; readonly passkeyChallenges: PasskeyChallengeStore };
  readonly settings: { readonly relyingParty: RelyingParty };
  clock(): Date;
}

/**
 * Returns the data that a browser needs to prove a passkey: one of the user's, or any of this server's.
 * @throws AppError `passkeys_unavailable`
 */
export async function askPasskey(deps: AskingDeps, binding: Binding, userId: string | null) {
  const { stores, settings } = deps;
  checkAvailable(settings.relyingParty);
  const passkeys = userId === null ? [] : await stores.passkeys.list(userId, PASSKEY_LIMITS.count);
  const { challenge, rpId = '' } = await (await loadWebAuthn()).generateAuthenticationOptions({
    rpID: settings.relyingParty.id,
    userVerification: 'required',
  });
  await keepChallenge(deps, challenge, binding);
  return {
    challenge,
    rpId,
    timeout: WAITING_MS,
    userVerification: 'required' as const,
    allowCredentials: passkeys.map(descriptorOf),
  };
}

/** @throws AppError `passkeys_unavailable` */
export function checkAvailable({ isAvailable }: RelyingParty): void {
  if (!isAvailable) throw new AppError('passkeys_unavailable');
}

export const descriptorOf = (passkey: {
  readonly credentialId: string;
  readonly transports: readonly string[];
}) => ({
  id: passkey.credentialId,
  type: 'public-key' as const,
  transports: [...passkey.transports],
});

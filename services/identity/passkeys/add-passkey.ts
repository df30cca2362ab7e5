import {
  type madePasskey,
  PASSKEY_LIMITS,
} from '@carillon/contracts/http/identity/second-factors/passkey.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { z } from 'zod';
import { hashOf } from '../crypto/secret.ts';
import type { Passkey } from '../domain/passkey.ts';
import { type NoticeDeps, tellUser } from '../mail/tell-user.ts';
import { methodsOf } from '../second-factor/methods-of.ts';
import { makeCodes } from '../second-factor/recovery-codes.ts';
import { userWithFactors } from '../second-factor/user-with-factors.ts';
import { deviceText } from '../sessions/device-text.ts';
import type { Authentication } from '../sign-in/authentication.ts';
import type { SecondFactorStore } from '../stores/second-factors.ts';
import { takesChallenge } from './challenge.ts';
import type { PasskeyDeps } from './check-passkey.ts';
import { loadWebAuthn } from './load-web-authn.ts';
import { checkRoom } from './start-passkey.ts';

interface Deps extends PasskeyDeps, NoticeDeps {
  readonly stores: PasskeyDeps['stores'] &
    NoticeDeps['stores'] & { readonly secondFactors: SecondFactorStore };
  readonly authentication: Pick<Authentication, 'demo'>;
}

interface Adding {
  readonly userId: string;
  readonly sessionId: string;
  readonly address: string;
  readonly made: z.output<typeof madePasskey>;
  /** Null where the browser's own words do. */
  readonly name: string | null;
  readonly userAgent: string | undefined;
}

interface Added {
  readonly passkey: Passkey;
  /** Null if the user has some. They are never shown again. */
  readonly recoveryCodes: string[] | null;
}

/** @throws AppError `passkey_refused`; `conflict` when somebody has it already; `too_many_passkeys` */
export async function addPasskey(deps: Deps, adding: Adding): Promise<Added> {
  const { stores, clock } = deps;
  const { securityLog } = deps.telemetry;
  const { userId, sessionId, address, made, name, userAgent } = adding;
  await userWithFactors(deps, userId);
  await checkRoom(stores.passkeys, userId, PASSKEY_LIMITS.count - 1);
  const { id, publicKey, counter } = await credentialOf(deps, adding);
  const isFirst = (await methodsOf(deps, userId)).length === 0;
  const passkey: Passkey = {
    id: hashOf(id),
    userId,
    credentialId: id,
    publicKey,
    counter,
    transports: made.transports,
    name: name ?? deviceText(userAgent) ?? 'Passkey',
    createdAt: clock(),
    lastUsedAt: null,
  };
  const { codes, hashes } = makeCodes(userId);
  // Before it: from then on a login may need one.
  if (isFirst) await stores.secondFactors.setRecoveryCodes(userId, hashes);
  if (!(await stores.passkeys.create(passkey)))
    throw new AppError('conflict', { message: sentence`That passkey is already in use.` });
  const detail = { method: 'passkey' };
  securityLog.tell({ event: 'factor.added', outcome: 'success', userId, sessionId, address, detail });
  await tellUser(deps, { userId, userAgent, what: 'passkey_added', subject: passkey.name });
  return { passkey, recoveryCodes: isFirst ? codes : null };
}

async function credentialOf(deps: Deps, { made, sessionId }: Adding): Promise<WebAuthnCredential> {
  const { relyingParty } = deps.settings;
  try {
    const { registrationInfo } = await (await loadWebAuthn()).verifyRegistrationResponse({
      response: {
        id: made.credential,
        rawId: made.credential,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: made.client_data, attestationObject: made.attestation },
      },
      expectedChallenge: takesChallenge(deps, { purpose: 'add', boundTo: sessionId }),
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
    });
    if (registrationInfo) return registrationInfo.credential;
  } catch (cause) {
    throw new AppError('passkey_refused', { cause });
  }
  throw new AppError('passkey_refused');
}

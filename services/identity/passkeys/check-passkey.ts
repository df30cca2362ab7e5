import type { PasskeyProof } from '@carillon/contracts/http/identity/second-factors/passkey.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { hashOf } from '../crypto/secret.ts';
import type { Passkey } from '../domain/passkey.ts';
import type { AskingDeps } from './ask-passkey.ts';
import { type Binding, takesChallenge } from './challenge.ts';
import { loadWebAuthn } from './load-web-authn.ts';

export interface PasskeyDeps extends AskingDeps {
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
}

interface Checking extends Binding {
  readonly proof: PasskeyProof;
  /** The required owner. Null if the passkey identifies who logs in. */
  readonly userId: string | null;
  readonly address: string;
}

/**
 * Makes sure that the caller has the passkey and opened it by finger, face or PIN.
 * @returns whose it is
 * @throws AppError `passkey_refused`
 */
export async function checkPasskey(deps: PasskeyDeps, checking: Checking): Promise<string> {
  const { stores, clock } = deps;
  const { securityLog } = deps.telemetry;
  const { proof, userId, address } = checking;
  const passkey = await stores.passkeys.find(hashOf(proof.credential));
  const refuse = (reason: string, cause?: unknown) => {
    const ownerId = userId ?? passkey?.userId;
    securityLog.tell({
      event: 'factor.refused',
      outcome: 'failure',
      address,
      ...(ownerId && { userId: ownerId }),
      detail: { method: 'passkey', reason },
    });
    return new AppError('passkey_refused', { cause });
  };
  if (!passkey) throw refuse('unknown');
  if ((userId ?? passkey.userId) !== passkey.userId || !isHandleOf(passkey, proof))
    throw refuse('of another user');
  const counter = await verifiedCounter(deps, checking, passkey).catch((cause: unknown) => {
    throw refuse('proof', cause);
  });
  if (
    counter === null ||
    !(await stores.passkeys.use(passkey.id, { from: passkey.counter, to: counter }, clock()))
  )
    throw refuse('proof');
  return passkey.userId;
}

const isHandleOf = ({ userId }: Passkey, { user_handle }: PasskeyProof): boolean =>
  user_handle === undefined || Buffer.from(user_handle, 'base64url').toString('utf8') === userId;

/**
 * Returns the authenticator's new counter; null when its signature is wrong.
 * @throws Error for any other fault
 */
async function verifiedCounter(deps: PasskeyDeps, { proof, ...binding }: Checking, passkey: Passkey) {
  const { relyingParty } = deps.settings;
  const { verified, authenticationInfo } = await (await loadWebAuthn()).verifyAuthenticationResponse({
    response: {
      id: proof.credential,
      rawId: proof.credential,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: proof.client_data,
        authenticatorData: proof.authenticator_data,
        signature: proof.signature,
        ...(proof.user_handle !== undefined && { userHandle: proof.user_handle }),
      },
    },
    expectedChallenge: takesChallenge(deps, binding),
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: true,
    credential: { id: passkey.credentialId, publicKey: passkey.publicKey, counter: passkey.counter },
  });
  return verified ? authenticationInfo.newCounter : null;
}

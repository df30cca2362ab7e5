import type { PasskeyProof } from '../http/identity/second-factors/passkey.ts';

interface Answer {
  readonly id: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle?: string | undefined;
  };
}

/** Converts the browser's passkey response for identity. */
export const proofOf = ({ id, response }: Answer): PasskeyProof => ({
  credential: id,
  client_data: response.clientDataJSON,
  authenticator_data: response.authenticatorData,
  signature: response.signature,
  ...(response.userHandle ? { user_handle: response.userHandle } : {}),
});

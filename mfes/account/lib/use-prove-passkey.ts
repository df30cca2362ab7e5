import { proofOf } from '@carillon/contracts/domain/passkey-proof.ts';
import type { PasskeyProof } from '@carillon/contracts/http/identity/second-factors/passkey.ts';
import { askPasskey } from '@carillon/contracts/http/identity/sign-in/ask-passkey.ts';
import { useApi } from '@carillon/sdk/index.ts';

/** Has the browser prove a passkey of the logged-in user. The code for it is loaded when it is needed. */
export function useProvePasskey(): () => Promise<PasskeyProof> {
  const api = useApi();
  return async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const { options: optionsJSON } = await api.call(askPasskey);
    return proofOf(await startAuthentication({ optionsJSON }));
  };
}

import type { Confirmation } from '@carillon/contracts/http/identity/account/confirmation.ts';
import { addPasskey } from '@carillon/contracts/http/identity/second-factors/add-passkey.ts';
import { startPasskey } from '@carillon/contracts/http/identity/second-factors/start-passkey.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { useApi } from '@carillon/sdk/index.ts';

/** Has the browser make a passkey, and keeps it. */
export function useAddPasskey(): (confirmation: Confirmation) => Promise<ReplyOf<typeof addPasskey>> {
  const api = useApi();
  return async (confirmation) => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const { options: optionsJSON } = await api.call(startPasskey, { body: confirmation });
    const { id, response } = await startRegistration({ optionsJSON });
    const credential = {
      credential: id,
      client_data: response.clientDataJSON,
      attestation: response.attestationObject,
      transports: response.transports ?? [],
    };
    return api.call(addPasskey, { body: { made: credential } });
  };
}

import { confirmEmail } from '@carillon/contracts/http/identity/email/confirm-email.ts';
import { getEmailProof } from '@carillon/contracts/http/identity/email/get-email-proof.ts';
import { requestEmailProof } from '@carillon/contracts/http/identity/email/request-email-proof.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { useAction, useApi } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

export const EMAIL_PROOF_KEY = ['email-proof'];

export type EmailProof = ReplyOf<typeof getEmailProof>;

/** Whether the user has shown that the email is theirs. */
export function useEmailProof() {
  const api = useApi();
  return useQuery({ queryKey: EMAIL_PROOF_KEY, queryFn: () => api.call(getEmailProof) });
}

/** Has another link mailed. Meanwhile it may have been confirmed elsewhere. */
export function useRequestProof() {
  const api = useApi();
  const queries = useQueryClient();
  return useAction(async () => {
    try {
      return await api.call(requestEmailProof);
    } finally {
      await queries.invalidateQueries({ queryKey: EMAIL_PROOF_KEY });
    }
  });
}

export function useConfirmEmail(onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useAction((secret: string) => api.call(confirmEmail, { body: { secret } }), {
    async onDone() {
      await queries.invalidateQueries({ queryKey: EMAIL_PROOF_KEY });
      onDone();
    },
  });
}

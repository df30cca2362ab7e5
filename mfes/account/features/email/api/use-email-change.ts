import { cancelEmailChange } from '@carillon/contracts/http/identity/email/cancel-email-change.ts';
import { confirmEmailChange } from '@carillon/contracts/http/identity/email/confirm-email-change.ts';
import { requestEmailChange } from '@carillon/contracts/http/identity/email/request-email-change.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { useAction, useApi, useShell, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { EMAIL_PROOF_KEY } from '../../../lib/use-email-proof.ts';

/** Has a link mailed to another address, which then takes the place of the account's. */
export function useRequestChange(onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const request = async (give: () => Promise<BodyOf<typeof requestEmailChange>>) =>
    api.call(requestEmailChange, { body: await give() });
  return useAction(request, {
    async onDone() {
      await queries.invalidateQueries({ queryKey: EMAIL_PROOF_KEY });
      onDone();
    },
  });
}

export function useCancelChange() {
  const api = useApi();
  const queries = useQueryClient();
  const toasts = useToasts();
  return useAction(() => api.call(cancelEmailChange), {
    async onDone() {
      await queries.invalidateQueries({ queryKey: EMAIL_PROOF_KEY });
      toasts.success(t`Your email stays the same.`);
    },
  });
}

/** By the mailed link; every page and tab has the new email afterwards. */
export function useConfirmChange(onDone: (email: string) => void) {
  const { api, session } = useShell();
  const queries = useQueryClient();
  return useAction((secret: string) => api.call(confirmEmailChange, { body: { secret } }), {
    async onDone({ email }) {
      await session.userChanged();
      await queries.invalidateQueries({ queryKey: EMAIL_PROOF_KEY });
      onDone(email);
    },
  });
}

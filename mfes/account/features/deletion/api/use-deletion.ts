import { previewDeletion } from '@carillon/contracts/http/identity/account/preview-deletion.ts';
import { scheduleDeletion } from '@carillon/contracts/http/identity/account/schedule-deletion.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { noteClosedAccount, useAction, useApi, useShell } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';

/** Loads a preview of what would be deleted with the account. */
export function usePreview(isEnabled: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['deletion'],
    queryFn: () => api.call(previewDeletion),
    enabled: isEnabled,
  });
}

/** Closes the account, and leaves it for the login page, which says until when it can be kept. */
export function useScheduleDeletion() {
  const api = useApi();
  const { session } = useShell();
  const close = async (give: () => Promise<BodyOf<typeof scheduleDeletion>>) =>
    api.call(scheduleDeletion, { body: await give() });
  return useAction(close, {
    async onDone({ delete_at }) {
      noteClosedAccount(delete_at);
      await session.logout();
    },
  });
}

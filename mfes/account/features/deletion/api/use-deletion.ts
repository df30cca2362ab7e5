import { previewDeletion } from '@carillon/contracts/http/identity/preview-deletion.ts';
import { scheduleDeletion } from '@carillon/contracts/http/identity/schedule-deletion.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { useAction, useApi, useShell, useToasts } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';
import { dayText } from '../model/day-text.ts';

/** What would go with the account. */
export function usePreview(wanted: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: ['deletion'],
    queryFn: () => api.call(previewDeletion),
    enabled: wanted,
  });
}

/** Closes the account, and leaves it. */
export function useScheduleDeletion(zone: string) {
  const api = useApi();
  const { session } = useShell();
  const toasts = useToasts();
  const close = async (give: () => Promise<BodyOf<typeof scheduleDeletion>>) =>
    api.call(scheduleDeletion, { body: await give() });
  return useAction(close, {
    async onDone({ delete_at }) {
      toasts.success(
        `Your account is closed, and will be deleted on ${dayText(delete_at, zone)}. Log in before then to keep it.`,
      );
      await session.logout();
    },
  });
}

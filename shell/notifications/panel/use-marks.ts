import { dismissNotifications } from '@carillon/contracts/http/notifications/dismiss-notifications.ts';
import { markNotificationsRead } from '@carillon/contracts/http/notifications/mark-notifications-read.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NotificationStore } from '../notification-store.ts';
import { LIST } from './use-notifications.ts';

type Choice = BodyOf<typeof markNotificationsRead>;

export interface Marks {
  readonly busy: boolean;
  readonly failed: boolean;
  read(which: Choice): void;
  dismiss(which: Choice): void;
}

/** Marks and dismisses notifications. Reloads the list whatever the result. */
export function useMarks(api: ApiClient, notifications: NotificationStore): Marks {
  const queries = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: ({ as, which }: { as: typeof markNotificationsRead; which: Choice }) =>
      api.call(as, { body: which }),
    onSuccess: ({ unread }) => notifications.noteUnread(unread),
    onSettled: () => queries.invalidateQueries({ queryKey: LIST }),
  });
  return {
    busy: isPending,
    failed: isError,
    read: (which) => mutate({ as: markNotificationsRead, which }),
    dismiss: (which) => mutate({ as: dismissNotifications, which }),
  };
}

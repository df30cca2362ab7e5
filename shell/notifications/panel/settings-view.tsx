import { NOTIFICATION_KINDS, type NotificationKind } from '@carillon/contracts/domain/notification-kinds.ts';
import {
  changeNotificationSettings,
  getNotificationSettings,
} from '@carillon/contracts/http/notifications/notification-settings.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed, Loading } from './list-states.tsx';

const SETTINGS = ['notification settings'];

const LABELS: Record<NotificationKind, string> = {
  failed: 'Failed posts',
  waiting_for_connection: 'Posts that wait for a connection',
  connection_lost: 'Lost connections',
  delayed: 'Posts that a network delays',
  published_late: 'Posts published late',
  published: 'Published posts',
  connection_restored: 'Restored connections',
};

/** Which kinds are shown; each choice is saved at once. */
export function SettingsView({ api }: { api: ApiClient }): ReactNode {
  const queries = useQueryClient();
  const settings = useQuery({ queryKey: SETTINGS, queryFn: () => api.call(getNotificationSettings) });
  const change = useMutation({
    mutationFn: (hidden: NotificationKind[]) => api.call(changeNotificationSettings, { body: { hidden } }),
    onSuccess: (saved) => queries.setQueryData(SETTINGS, saved),
    onSettled: () => queries.invalidateQueries(),
  });
  if (!settings.data)
    return settings.isError ? <Failed onRetry={() => void settings.refetch()} /> : <Loading />;
  const hidden = new Set(change.isPending ? change.variables : settings.data.hidden);
  const toggle = (kind: NotificationKind): void => {
    if (hidden.has(kind)) hidden.delete(kind);
    else hidden.add(kind);
    change.mutate([...hidden]);
  };
  return (
    <fieldset className="notification-settings">
      <legend>Show in this list and as messages</legend>
      {NOTIFICATION_KINDS.map((kind) => (
        <label key={kind}>
          <input type="checkbox" checked={!hidden.has(kind)} onChange={() => toggle(kind)} />
          {LABELS[kind]}
        </label>
      ))}
      {change.isError && (
        <p className="notification-error" role="alert">
          That could not be saved. Check your connection and try again.
        </p>
      )}
    </fieldset>
  );
}

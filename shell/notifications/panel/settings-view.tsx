import { MAIL_NOTICE_NAMES, MAIL_NOTICES } from '@carillon/contracts/domain/mail-notices.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '@carillon/contracts/domain/notification-kinds.ts';
import { getEmailProof } from '@carillon/contracts/http/identity/get-email-proof.ts';
import {
  changeNotificationSettings,
  getNotificationSettings,
} from '@carillon/contracts/http/notifications/notification-settings.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed, Loading } from './list-states.tsx';
import { Switches } from './switches.tsx';

const SETTINGS = ['notification settings'];
const PROOF = ['email proof'];

const LABELS: Record<NotificationKind, string> = {
  failed: 'Failed posts',
  waiting_for_connection: 'Posts waiting for a connection',
  connection_lost: 'Lost connections',
  delayed: 'Posts delayed by a network',
  published_late: 'Posts published late',
  published: 'Published posts',
  connection_restored: 'Restored connections',
  approval_requested: 'Drafts waiting for your approval',
  changes_requested: 'Changes requested',
  approved: 'Your approved drafts',
  webhook_paused: 'Paused webhooks',
};

/** Which kinds are shown and mailed; each choice is saved at once. */
export function SettingsView({ api }: { api: ApiClient }): ReactNode {
  const queries = useQueryClient();
  const settings = useQuery({ queryKey: SETTINGS, queryFn: () => api.call(getNotificationSettings) });
  const change = useMutation({
    mutationFn: (body: BodyOf<typeof changeNotificationSettings>) =>
      api.call(changeNotificationSettings, { body }),
    onSuccess: (saved) => queries.setQueryData(SETTINGS, saved),
    onSettled: () => queries.invalidateQueries(),
  });
  const proof = useQuery({
    queryKey: PROOF,
    queryFn: () => api.call(getEmailProof),
    enabled: settings.data?.mail === 'smtp',
  });
  if (!settings.data)
    return settings.isError ? <Failed onRetry={() => void settings.refetch()} /> : <Loading />;
  const { hidden, mails_off, mail } = { ...settings.data, ...(change.isPending && change.variables) };
  return (
    <>
      <Switches
        legend="Show in this list and as messages"
        all={NOTIFICATION_KINDS}
        labels={LABELS}
        off={hidden}
        onChange={(next) => change.mutate({ hidden: next })}
      />
      {mail === 'none' ? (
        <p className="notification-settings-note muted">This server doesn’t send email.</p>
      ) : (
        <Switches
          legend="Email me about this workspace"
          all={MAIL_NOTICES}
          labels={MAIL_NOTICE_NAMES}
          off={mails_off}
          onChange={(next) => change.mutate({ mails_off: next })}
        />
      )}
      {proof.data?.state === 'unconfirmed' && (
        <p className="notification-settings-note muted">
          You’ll get these emails once you <a href="/account/profile">confirm your email</a>
        </p>
      )}
      {mail === 'mailbox' && (
        <p className="notification-settings-note muted">
          On this test server, emails are in the <a href="/mailbox">mailbox</a>
        </p>
      )}
      {change.isError && (
        <p className="notification-error" role="alert">
          Couldn’t save your choice. Check your connection and try again.
        </p>
      )}
    </>
  );
}

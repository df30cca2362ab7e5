import { MAIL_NOTICE_NAMES, MAIL_NOTICES, type MailNotice } from '@carillon/contracts/domain/mail-notices.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '@carillon/contracts/domain/notification-kinds.ts';
import { getEmailProof } from '@carillon/contracts/http/identity/email/get-email-proof.ts';
import {
  changeNotificationSettings,
  getNotificationSettings,
} from '@carillon/contracts/http/notifications/notification-settings.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import type { ApiClient } from '@carillon/sdk/api/api-client.ts';
import { serviceText } from '@carillon/sdk/text/service-text.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed, Loading } from './list-states.tsx';
import { Switches } from './switches.tsx';

const SETTINGS = ['notification settings'];
const PROOF = ['email proof'];

const LABELS: Record<NotificationKind, string> = {
  failed: t`Failed posts`,
  waiting_for_connection: t`Posts waiting for a connection`,
  connection_lost: t`Lost connections`,
  delayed: t`Posts delayed by a network`,
  published_late: t`Posts published late`,
  published: t`Published posts`,
  connection_restored: t`Restored connections`,
  approval_requested: t`Drafts waiting for your approval`,
  changes_requested: t`Changes requested`,
  approved: t`Your approved drafts`,
  webhook_paused: t`Paused webhooks`,
  member_closed: t`Members who close their account`,
  became_owner: t`Becoming an owner`,
};

const mailNames = () =>
  Object.fromEntries(
    MAIL_NOTICES.map((one) => [one, serviceText(MAIL_NOTICE_NAMES[one].english, MAIL_NOTICE_NAMES[one])]),
  ) as Record<MailNotice, string>;

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
        legend={t`Show in this list and as pop-ups`}
        all={NOTIFICATION_KINDS}
        labels={LABELS}
        off={hidden}
        onChange={(next) => change.mutate({ hidden: next })}
      />
      {mail === 'none' ? (
        <p className="notification-settings-note muted">
          <Trans>This server doesn’t send email.</Trans>
        </p>
      ) : (
        <Switches
          legend={t`Email me about this workspace`}
          all={MAIL_NOTICES}
          labels={mailNames()}
          off={mails_off}
          onChange={(next) => change.mutate({ mails_off: next })}
        />
      )}
      {proof.data?.state === 'unconfirmed' && (
        <p className="notification-settings-note muted">
          <Trans>
            You’ll get these emails once you <a href="/account/profile">confirm your email</a>
          </Trans>
        </p>
      )}
      {mail === 'mailbox' && (
        <p className="notification-settings-note muted">
          <Trans>
            On this test server, emails are in the <a href="/mailbox">mailbox</a>
          </Trans>
        </p>
      )}
      {change.isError && (
        <p className="notification-error" role="alert">
          <Trans>Couldn’t save your choice. Check your connection and try again.</Trans>
        </p>
      )}
    </>
  );
}

import type { WebhookView } from '@carillon/contracts/http/webhooks/webhook.ts';
import { actionErrorText, Question, useToasts } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { usePing } from '../api/use-deliveries.ts';
import { useDeleteWebhook, useRotateSecret, useSwitchWebhook } from '../api/use-webhooks.ts';
import { nameOf } from '../model/webhook-text.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookSecretDialog } from './webhook-secret-dialog.tsx';

interface WebhookActionsProps {
  readonly webhook: WebhookView;
  onDeleted(): void;
}

const RENEW = 'renew-secret';
const home = (): HTMLElement | null => document.getElementById(RENEW);

export function WebhookActions({ webhook, onDeleted }: WebhookActionsProps): ReactNode {
  const { id, status } = webhook;
  const toasts = useToasts();
  const [asking, setAsking] = useState<'edit' | 'renew' | 'delete' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const close = (): void => setAsking(null);
  const ping = usePing(() => toasts.success(t`Sending a test event. See the log for the result.`));
  const turn = useSwitchWebhook(id);
  const renew = useRotateSecret((newSecret) => {
    close();
    setSecret(newSecret);
  });
  const remove = useDeleteWebhook(onDeleted);
  const fault = ping.error ?? turn.error;
  const isPaused = status === 'paused';
  return (
    <>
      <div className="account-actions">
        <Button type="primary" disabled={isPaused} loading={ping.busy} onClick={() => void ping.run(id)}>
          <Trans>Send a test event</Trans>
        </Button>
        <Button onClick={() => setAsking('edit')}>
          <Trans>Edit</Trans>
        </Button>
        <Button loading={turn.busy} onClick={() => void turn.run(isPaused ? 'active' : 'paused')}>
          {isPaused ? t`Resume` : t`Pause`}
        </Button>
        <Button id={RENEW} onClick={() => setAsking('renew')}>
          <Trans>Renew secret</Trans>
        </Button>
        <Button danger onClick={() => setAsking('delete')}>
          <Trans>Delete</Trans>
        </Button>
      </div>
      {fault && <Alert type="error" showIcon role="alert" title={actionErrorText(fault)} />}
      {asking === 'edit' && <WebhookDialog webhook={webhook} onClose={close} onSaved={close} />}
      {asking === 'renew' && (
        <Question
          title={t`Renew the signing secret?`}
          action={t`Renew secret`}
          keep={t`Keep secret`}
          busy={renew.busy}
          error={renew.error && actionErrorText(renew.error)}
          onClose={close}
          onConfirm={() => void renew.run(id)}
        >
          <p className="question-name">{nameOf(webhook)}</p>
          <p className="muted">
            <Trans>You get a new secret. The old one works for another 24 hours.</Trans>
          </p>
        </Question>
      )}
      {asking === 'delete' && (
        <Question
          title={t`Delete this webhook?`}
          action={t`Delete webhook`}
          keep={t`Keep webhook`}
          danger
          busy={remove.busy}
          error={remove.error && actionErrorText(remove.error)}
          onClose={close}
          onConfirm={() => void remove.run(id)}
        >
          <p className="question-name">{nameOf(webhook)}</p>
          <p className="muted">
            <Trans>It will stop receiving events, and its log will be deleted.</Trans>
          </p>
        </Question>
      )}
      {secret && (
        <WebhookSecretDialog isRenewed secret={secret} home={home} onClose={() => setSecret(null)} />
      )}
    </>
  );
}

import type { WebhookView } from '@carillon/contracts/http/webhooks/webhook.ts';
import { actionErrorText, Question, useToasts } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
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

/** What can be done with one webhook. */
export function WebhookActions({ webhook, onDeleted }: WebhookActionsProps): ReactNode {
  const { id, status } = webhook;
  const toasts = useToasts();
  const [asking, setAsking] = useState<'edit' | 'renew' | 'delete' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const close = (): void => setAsking(null);
  const ping = usePing(() => toasts.success('A test event is on its way. See the log for the result.'));
  const turn = useSwitchWebhook(id);
  const renew = useRotateSecret((told) => {
    close();
    setSecret(told);
  });
  const remove = useDeleteWebhook(onDeleted);
  const fault = ping.error ?? turn.error;
  const isPaused = status === 'paused';
  return (
    <>
      <div className="account-actions">
        <Button type="primary" disabled={isPaused} loading={ping.busy} onClick={() => void ping.run(id)}>
          Send a test event
        </Button>
        <Button onClick={() => setAsking('edit')}>Edit</Button>
        <Button loading={turn.busy} onClick={() => void turn.run(isPaused ? 'active' : 'paused')}>
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
        <Button id={RENEW} onClick={() => setAsking('renew')}>
          Renew secret
        </Button>
        <Button danger onClick={() => setAsking('delete')}>
          Delete
        </Button>
      </div>
      {fault && <Alert type="error" showIcon role="alert" title={actionErrorText(fault)} />}
      {asking === 'edit' && <WebhookDialog webhook={webhook} onClose={close} onSaved={close} />}
      {asking === 'renew' && (
        <Question
          title="Renew the signing secret?"
          action="Renew secret"
          keep="Keep secret"
          busy={renew.busy}
          error={renew.error && actionErrorText(renew.error)}
          onClose={close}
          onConfirm={() => void renew.run(id)}
        >
          <p className="question-name">{nameOf(webhook)}</p>
          <p className="muted">You get a new secret. The old one works for another 24 hours.</p>
        </Question>
      )}
      {asking === 'delete' && (
        <Question
          title="Delete this webhook?"
          action="Delete webhook"
          keep="Keep webhook"
          danger
          busy={remove.busy}
          error={remove.error && actionErrorText(remove.error)}
          onClose={close}
          onConfirm={() => void remove.run(id)}
        >
          <p className="question-name">{nameOf(webhook)}</p>
          <p className="muted">It receives no more events, and its log is deleted.</p>
        </Question>
      )}
      {secret && (
        <WebhookSecretDialog isRenewed secret={secret} home={home} onClose={() => setSecret(null)} />
      )}
    </>
  );
}

import type { WebhookView } from '@carillon/contracts/http/webhooks/webhook.ts';
import {
  actionErrorText,
  Dialog,
  exactTime,
  QueryView,
  useAccountZone,
  useToasts,
} from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useDelivery, useRedeliver } from '../api/use-deliveries.ts';
import { webhookEventName } from '../model/event-text.ts';
import { msText, tryText } from '../model/webhook-text.ts';
import { DeliveryStand } from './delivery-stand.tsx';

interface DeliveryDialogProps {
  readonly webhook: WebhookView;
  readonly deliveryId: string;
  onClose(): void;
}

/** One delivery: its payload, each attempt with its reply, and a button to send it again. */
export function DeliveryDialog({ webhook, deliveryId, onClose }: DeliveryDialogProps): ReactNode {
  const zone = useAccountZone();
  const toasts = useToasts();
  const query = useDelivery(webhook.id, deliveryId);
  const again = useRedeliver(webhook.id, () => toasts.success(t`Sent again.`));
  const { data } = query;
  return (
    <Dialog
      title={data ? webhookEventName(data.type) : t`Delivery`}
      width={720}
      onClose={onClose}
      status={webhook.status === 'paused' && t`Resume the webhook to send it again.`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back to log</Trans>
          </Button>
          <Button
            type="primary"
            disabled={!data || webhook.status === 'paused'}
            loading={again.busy}
            onClick={() => void again.run(deliveryId)}
          >
            {data?.status === 'waiting' ? t`Try now` : t`Send again`}
          </Button>
        </>
      }
    >
      {again.error && <Alert type="error" showIcon role="alert" title={actionErrorText(again.error)} />}
      <QueryView query={query} failed={t`Couldn’t load this delivery`} rows={6}>
        {(delivery) => (
          <div className="account-form">
            <DeliveryStand delivery={delivery} />
            <section>
              <h3>
                <Trans>Payload</Trans>
              </h3>
              <pre className="account-code">{pretty(delivery.payload)}</pre>
            </section>
            <section>
              <h3>
                <Trans>Attempts</Trans>
              </h3>
              {delivery.log.length === 0 && (
                <p className="muted">
                  <Trans>Not sent yet.</Trans>
                </p>
              )}
              <ol className="account-log">
                {delivery.log.map((attempt) => (
                  <li key={attempt.at}>
                    <div>
                      <p className="tabular">
                        {exactTime(new Date(attempt.at), zone)} · {msText(attempt.ms)}
                      </p>
                      <p className={attempt.failure ? '' : 'muted'}>{tryText(attempt)}</p>
                      {attempt.answer && <pre className="account-secret">{attempt.answer}</pre>}
                    </div>
                  </li>
                ))}
              </ol>
            </section>
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}

const pretty = (payload: string): string => JSON.stringify(JSON.parse(payload), null, 2);

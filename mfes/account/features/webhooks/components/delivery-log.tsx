import { DELIVERIES_KEPT_DAYS, type WebhookView } from '@carillon/contracts/http/webhooks/webhook.ts';
import type { WebhookDelivery } from '@carillon/contracts/http/webhooks/webhook-delivery.ts';
import { fullTime, QueryView, ShowMore, shortTime, useAccountZone, useNow } from '@carillon/sdk/index.ts';
import { Button, Checkbox, EmptyState } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { useDeliveries } from '../api/use-deliveries.ts';
import { webhookEventName } from '../model/event-text.ts';
import { msText, reasonOf } from '../model/webhook-text.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { DeliveryStand } from './delivery-stand.tsx';

/** Lists a webhook's deliveries: sent, waiting, and failed. */
export function DeliveryLog({ webhook }: { readonly webhook: WebhookView }): ReactNode {
  const [problemsOnly, setProblemsOnly] = useState(false);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const query = useDeliveries(webhook.id, problemsOnly);
  return (
    <section className="panel" aria-labelledby="log-title">
      <div className="account-log-head">
        <h2 id="log-title">
          <Trans context="record">Log</Trans>
        </h2>
        <Checkbox checked={problemsOnly} onChange={({ target }) => setProblemsOnly(target.checked)}>
          <Trans>Problems only</Trans>
        </Checkbox>
      </div>
      <QueryView
        query={query}
        failed={t`Couldn’t load the log`}
        safe={t`Events are still being sent.`}
        level={3}
      >
        {(deliveries) =>
          deliveries.length === 0 ? (
            <EmptyState title={problemsOnly ? t`No problems` : t`Nothing sent yet`}>
              {problemsOnly
                ? t`In the last ${DELIVERIES_KEPT_DAYS} days, every event was delivered or is waiting for its first attempt.`
                : t`Each event is listed here for 30 days. Send a test event to see whether the receiver works.`}
            </EmptyState>
          ) : (
            <ul ref={list} className="account-log">
              {deliveries.map((delivery) => (
                <DeliveryItem
                  key={delivery.id}
                  delivery={delivery}
                  onShow={() => setSelectedId(delivery.id)}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
      <ShowMore query={query} list={list} />
      {selectedId && (
        <DeliveryDialog webhook={webhook} deliveryId={selectedId} onClose={() => setSelectedId(null)} />
      )}
    </section>
  );
}

function DeliveryItem({ delivery, onShow }: { delivery: WebhookDelivery; onShow(): void }): ReactNode {
  const zone = useAccountZone();
  const now = useNow();
  const { at, type, tries, last_try, next_try_at, status } = delivery;
  const facts = [
    shortTime(new Date(at), zone, now),
    ...(last_try?.code ? [`HTTP ${last_try.code}`] : []),
    ...(last_try ? [msText(last_try.ms)] : []),
    ...(tries > 1 ? [plural(tries, { one: '# attempt', other: '# attempts' })] : []),
    ...(next_try_at ? [t`next attempt ${{ when: shortTime(new Date(next_try_at), zone, now) }}`] : []),
  ];
  const reason = status === 'delivered' ? null : reasonOf(delivery);
  return (
    <li>
      <div>
        <strong>{webhookEventName(type)}</strong>
        <p className="muted tabular">{facts.join(' · ')}</p>
        {reason && <p>{reason}</p>}
      </div>
      <DeliveryStand delivery={delivery} />
      <Button
        aria-label={t`Details: ${{ event: webhookEventName(type) }}, ${{ when: fullTime(new Date(at), zone) }}`}
        onClick={onShow}
      >
        <Trans>Details</Trans>
      </Button>
    </li>
  );
}

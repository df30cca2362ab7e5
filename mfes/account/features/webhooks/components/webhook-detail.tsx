import type { WebhookView } from '@carillon/contracts/http/webhooks/webhook.ts';
import { fullTime, Link, useAccountZone } from '@carillon/sdk/index.ts';
import { Alert, PageHeader } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMaker } from '../api/use-maker.ts';
import { webhookEventName } from '../model/event-text.ts';
import { nameOf, pausedText } from '../model/webhook-text.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { WebhookActions } from './webhook-actions.tsx';
import { WebhookStand } from './webhook-stand.tsx';

interface WebhookDetailProps {
  readonly webhook: WebhookView;
  onDeleted(): void;
}

/** One webhook, what can be done with it, and its log. */
export function WebhookDetail({ webhook, onDeleted }: WebhookDetailProps): ReactNode {
  const zone = useAccountZone();
  const { url, events, old_secret_until } = webhook;
  const maker = useMaker(webhook);
  const paused = pausedText(webhook);
  const until = old_secret_until && fullTime(new Date(old_secret_until), zone);
  return (
    <>
      <Link to="/account/webhooks" className="tap">
        <Trans>All webhooks</Trans>
      </Link>
      <PageHeader title={nameOf(webhook)} />
      {paused && <Alert type="warning" showIcon title={paused} />}
      <section className="panel account-webhook" aria-label={t`Webhook`}>
        <WebhookStand webhook={webhook} />
        <code>{url}</code>
        <p className="muted">{events.map((event) => webhookEventName(event)).join(' · ')}</p>
        {maker && <p className="muted">{maker}</p>}
        {until && (
          <p className="muted">
            <Trans>The old secret works until {until}.</Trans>
          </p>
        )}
        <WebhookActions webhook={webhook} onDeleted={onDeleted} />
      </section>
      <DeliveryLog webhook={webhook} />
    </>
  );
}

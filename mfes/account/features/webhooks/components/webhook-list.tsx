import type { WebhookView } from '@carillon/contracts/http/webhooks/webhook.ts';
import { Link } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import { webhookEventName } from '../model/event-text.ts';
import { nameOf } from '../model/webhook-text.ts';
import { WebhookStand } from './webhook-stand.tsx';

/** Each webhook with its address and events, and a link to its log. */
export const WebhookList = ({ webhooks }: { readonly webhooks: readonly WebhookView[] }): ReactNode => (
  <ul className="account-tokens">
    {webhooks.map((webhook) => (
      <li key={webhook.id} className="panel">
        <div>
          <h2>
            <Link to={`/account/webhooks?webhook=${webhook.id}`}>{nameOf(webhook)}</Link>
          </h2>
          <code className="muted">{webhook.url}</code>
          <p className="muted">{webhook.events.map((event) => webhookEventName(event)).join(' · ')}</p>
        </div>
        <WebhookStand webhook={webhook} />
      </li>
    ))}
  </ul>
);

import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { mailRequested } from '@carillon/contracts/events/identity/mail-requested.ts';
import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { reviewChanged } from '@carillon/contracts/events/posts/review-changed.ts';
import { webhookChanged } from '@carillon/contracts/events/webhooks/webhook-changed.ts';
import { webhookPaused } from '@carillon/contracts/events/webhooks/webhook-paused.ts';
import { type Consumer, defineConsumer } from '@carillon/kit/bus/consumer.ts';
import type { NotificationsContext } from '../context.ts';
import { activityConsumers } from './activity-consumers.ts';
import { consumeConnectionChanged } from './consume-connection-changed.ts';
import { consumeMailRequested } from './consume-mail-requested.ts';
import { consumeMemberChanged } from './consume-member-changed.ts';
import { consumePublicationChanged } from './consume-publication-changed.ts';
import { consumeReviewChanged } from './consume-review-changed.ts';
import { consumeWebhookChanged, consumeWebhookPaused } from './consume-webhook-changed.ts';

/** All events that notifications consumes. */
export const consumersOf = (deps: NotificationsContext): readonly Consumer[] => [
  defineConsumer({
    queue: 'notifications.publications',
    kind: publicationChanged,
    handle: (event) => consumePublicationChanged(deps, event),
  }),
  defineConsumer({
    queue: 'notifications.reviews',
    kind: reviewChanged,
    handle: (event) => consumeReviewChanged(deps, event),
  }),
  defineConsumer({
    queue: 'notifications.connections',
    kind: connectionChanged,
    handle: (event) => consumeConnectionChanged(deps, event),
  }),
  defineConsumer({
    queue: 'notifications.mails',
    kind: mailRequested,
    handle: (event) => consumeMailRequested({ ...deps, ...deps.mail }, event),
  }),
  defineConsumer({
    queue: 'notifications.paused-webhooks',
    kind: webhookPaused,
    handle: (event) => consumeWebhookPaused(deps, event),
  }),
  defineConsumer({
    queue: 'notifications.webhooks',
    kind: webhookChanged,
    handle: (event) => consumeWebhookChanged(deps, event),
  }),
  defineConsumer({
    queue: 'notifications.members',
    kind: memberChanged,
    handle: (event) => consumeMemberChanged(deps, event),
  }),
  ...activityConsumers(deps),
];

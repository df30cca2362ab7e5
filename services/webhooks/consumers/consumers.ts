import { commentReceived } from '@carillon/contracts/events/analytics/comment-received.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { deliveriesWaiting } from '@carillon/contracts/events/webhooks/deliveries-waiting.ts';
import { type Consumer, defineConsumer } from '@carillon/kit/bus/consumer.ts';
import { happeningOfComment, happeningOfConnection, happeningOfPublication } from '../delivery/happening.ts';
import { type TellDeps, tellWebhooks } from './tell-webhooks.ts';

/** All events that a deliverer consumes. */
export const consumersOf = (deps: TellDeps): readonly Consumer[] => [
  defineConsumer({
    queue: 'deliverer.publications',
    kind: publicationChanged,
    handle: (event) => tellWebhooks(deps, happeningOfPublication(event)),
  }),
  defineConsumer({
    queue: 'deliverer.connections',
    kind: connectionChanged,
    handle: (event) => tellWebhooks(deps, happeningOfConnection(event)),
  }),
  defineConsumer({
    queue: 'deliverer.comments',
    kind: commentReceived,
    handle: (event) => tellWebhooks(deps, happeningOfComment(event)),
  }),
  defineConsumer({
    queue: 'deliverer.waiting',
    kind: deliveriesWaiting,
    broadcast: true,
    handle: async () => deps.wake(),
  }),
];

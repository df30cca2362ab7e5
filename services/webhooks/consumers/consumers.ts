import { commentReceived } from '@carillon/contracts/events/analytics/comment-received.ts';
import { accountReclaimed } from '@carillon/contracts/events/identity/account-reclaimed.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { deliveriesWaiting } from '@carillon/contracts/events/webhooks/deliveries-waiting.ts';
import { type Consumer, defineConsumer } from '@carillon/kit/bus/consumer.ts';
import { happeningOfComment, happeningOfConnection, happeningOfPublication } from '../delivery/happening.ts';
import { type PauseMadeByDeps, pauseWebhooksOf } from './pause-made-by.ts';
import { type TellDeps, tellWebhooks } from './tell-webhooks.ts';

/** All events that a deliverer consumes. */
export const consumersOf = (deps: TellDeps & PauseMadeByDeps): readonly Consumer[] => [
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
    queue: 'deliverer.members',
    kind: memberChanged,
    async handle({ data: { member_id: userId, workspace_id: workspaceId, role }, occurredAt }) {
      const leftMember = { userId, workspaceId, because: 'left', until: new Date(occurredAt) } as const;
      if (role === null) await pauseWebhooksOf(deps, leftMember);
    },
  }),
  defineConsumer({
    queue: 'deliverer.reclaimed',
    kind: accountReclaimed,
    handle: ({ data: { user_id: userId }, occurredAt }) =>
      pauseWebhooksOf(deps, { userId, because: 'reclaimed', until: new Date(occurredAt) }),
  }),
  defineConsumer({
    queue: 'deliverer.waiting',
    kind: deliveriesWaiting,
    broadcast: true,
    handle: async () => deps.wake(),
  }),
];

import type { EventKind, EventOf } from '@carillon/contracts/event.ts';
import { accessTokenCreated } from '@carillon/contracts/events/identity/access-token-created.ts';
import { accessTokenRevoked } from '@carillon/contracts/events/identity/access-token-revoked.ts';
import { connectionChanged } from '@carillon/contracts/events/identity/connection-changed.ts';
import { invitationChanged } from '@carillon/contracts/events/identity/invitation-changed.ts';
import { memberChanged } from '@carillon/contracts/events/identity/member-changed.ts';
import { workspaceChanged } from '@carillon/contracts/events/identity/workspace-changed.ts';
import { publicationChanged } from '@carillon/contracts/events/posts/publication-changed.ts';
import { reviewChanged } from '@carillon/contracts/events/posts/review-changed.ts';
import { webhookChanged } from '@carillon/contracts/events/webhooks/webhook-changed.ts';
import { webhookPaused } from '@carillon/contracts/events/webhooks/webhook-paused.ts';
import { type Consumer, defineConsumer } from '@carillon/kit/bus/consumer.ts';
import { actOfEvent, type SaidEvent } from '../activity/act-of-event.ts';
import {
  describeConnection,
  describePause,
  describeToken,
  describeWebhook,
} from '../activity/describe-access.ts';
import { describePublication, describeReview } from '../activity/describe-posts.ts';
import { describeInvitation, describeMember, describeWorkspace } from '../activity/describe-team.ts';
import type { ActivityStore } from '../stores/activity.ts';

interface Deps {
  readonly stores: { readonly activity: Pick<ActivityStore, 'record'> };
}

/** Whatever is done in a workspace is written down, each event once. */
export function activityConsumers({ stores: { activity } }: Deps): readonly Consumer[] {
  const recordOf = <K extends EventKind>(
    queue: string,
    kind: K,
    describe: (event: EventOf<K>) => SaidEvent | null,
  ): Consumer =>
    defineConsumer({
      queue: `notifications.activity-${queue}`,
      kind,
      async handle(event) {
        const entry = describe(event);
        const { workspace_id } = event.data as { readonly workspace_id?: string };
        // A token’s event of an earlier version does not say where it was good.
        if (entry && workspace_id) await activity.record(actOfEvent(event, workspace_id, entry));
      },
    });
  return [
    recordOf('publications', publicationChanged, describePublication),
    recordOf('reviews', reviewChanged, describeReview),
    recordOf('connections', connectionChanged, describeConnection),
    recordOf('members', memberChanged, describeMember),
    recordOf('invitations', invitationChanged, describeInvitation),
    recordOf('workspaces', workspaceChanged, describeWorkspace),
    recordOf('tokens', accessTokenCreated, (event) => describeToken('token.created', event)),
    recordOf('revoked-tokens', accessTokenRevoked, (event) => describeToken('token.revoked', event)),
    recordOf('webhooks', webhookChanged, describeWebhook),
    recordOf('paused-webhooks', webhookPaused, describePause),
  ];
}

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
import { actOfEvent, type Said } from '../activity/act-of-event.ts';
import { saidOfConnection, saidOfPause, saidOfToken, saidOfWebhook } from '../activity/said-of-access.ts';
import { saidOfPublication, saidOfReview } from '../activity/said-of-posts.ts';
import { saidOfInvitation, saidOfMember, saidOfWorkspace } from '../activity/said-of-team.ts';
import type { ActivityStore } from '../stores/activity.ts';

interface Deps {
  readonly stores: { readonly activity: Pick<ActivityStore, 'record'> };
}

/** Whatever is done in a workspace is written down, each event once. */
export function activityConsumers({ stores: { activity } }: Deps): readonly Consumer[] {
  const recordOf = <K extends EventKind>(
    queue: string,
    kind: K,
    say: (event: EventOf<K>) => Said | null,
  ): Consumer =>
    defineConsumer({
      queue: `notifications.activity-${queue}`,
      kind,
      async handle(event) {
        const said = say(event);
        const { workspace_id } = event.data as { readonly workspace_id?: string };
        // A token’s event of an earlier version does not say where it was good.
        if (said && workspace_id) await activity.record(actOfEvent(event, workspace_id, said));
      },
    });
  return [
    recordOf('publications', publicationChanged, saidOfPublication),
    recordOf('reviews', reviewChanged, saidOfReview),
    recordOf('connections', connectionChanged, saidOfConnection),
    recordOf('members', memberChanged, saidOfMember),
    recordOf('invitations', invitationChanged, saidOfInvitation),
    recordOf('workspaces', workspaceChanged, saidOfWorkspace),
    recordOf('tokens', accessTokenCreated, (event) => saidOfToken('token.created', event)),
    recordOf('revoked-tokens', accessTokenRevoked, (event) => saidOfToken('token.revoked', event)),
    recordOf('webhooks', webhookChanged, saidOfWebhook),
    recordOf('paused-webhooks', webhookPaused, saidOfPause),
  ];
}

import type { ActivityKind } from '@carillon/contracts/domain/activity.ts';
import type { EventOf } from '@carillon/contracts/event.ts';
import type {
  PublicationChange,
  publicationChanged,
} from '@carillon/contracts/events/posts/publication-changed.ts';
import type { reviewChanged } from '@carillon/contracts/events/posts/review-changed.ts';
import { deletedKey } from '../domain/activity.ts';
import type { SaidEvent } from './act-of-event.ts';

const KINDS: Readonly<Record<PublicationChange, ActivityKind>> = {
  made: 'post.scheduled',
  edited: 'post.edited',
  moved: 'post.moved',
  canceled: 'post.canceled',
  retried: 'post.retried',
  removed: 'post.deleted',
  taken_down: 'post.taken_down',
  published: 'post.published',
  failed: 'post.failed',
};

/** Null for a step on the way of a publication. */
export function describePublication({ data }: EventOf<typeof publicationChanged>): SaidEvent | null {
  const { change, publication, post_id, words } = data;
  if (!change) return null;
  const atOnce = publication.scheduled_time === null && (change === 'made' || change === 'moved');
  return {
    kind: atOnce ? 'post.sent' : KINDS[change],
    ...(data.actor_id && { actorId: data.actor_id }),
    facts: {
      postId: post_id,
      publicationId: publication.id,
      words,
      platform: publication.platform,
      targetName: publication.target_name,
      dueAt: publication.due_at,
    },
    ...(change === 'removed' && { key: deletedKey(publication.id) }),
  };
}

/** Its note is only for those two. */
export const describeReview = ({ data }: EventOf<typeof reviewChanged>): SaidEvent => ({
  kind: `review.${data.change}`,
  actorId: data.actor_id,
  facts: { postId: data.draft_id, words: data.title },
});

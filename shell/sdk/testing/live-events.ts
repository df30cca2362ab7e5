import {
  type LiveEvent,
  type LiveEventData,
  liveEvent,
} from '@carillon/contracts/http/gateway/live-events.ts';
import type { publicationFacts } from '@carillon/contracts/http/posts/publication-view.ts';
import type { z } from 'zod';

/** A live event about a publication of user u1. */
export const publicationEvent = (
  more: Partial<z.input<typeof publicationFacts>> = {},
  postId = 'post-1',
): LiveEvent =>
  liveEvent.parse({
    type: 'publication.changed',
    data: {
      workspace_id: 'w1',
      post_id: postId,
      words: 'The bells ring.',
      publication: {
        id: 'pub-1',
        platform: 'facebook',
        platform_id: 1,
        page_id: 'p1',
        target_name: 'Bells',
        status: 'published',
        due_at: null,
        published_at: null,
        late: false,
        attempts: 1,
        next_attempt_at: null,
        post_url: null,
        reason: null,
        ...more,
      },
    },
  });

/** A live event about a connection of user u1. */
export const connectionEvent = (more: Partial<LiveEventData<'connection.changed'>> = {}): LiveEvent => ({
  type: 'connection.changed',
  data: { workspace_id: 'w1', platform: 'facebook', status: 'lost', reason: null, revision: 1, ...more },
});

/** A live event that the list of one member of workspace w1 has changed, or of all. */
export const notificationsEvent = (user_id: string | null = null): LiveEvent => ({
  type: 'notifications.changed',
  data: { workspace_id: 'w1', user_id },
});

/** A live event that the words of workspace w1 have changed. */
export const wordsEvent = (): LiveEvent => ({ type: 'words.changed', data: { workspace_id: 'w1' } });

/** A live event that a webhook of workspace w1 has changed. */
export const webhooksEvent = (): LiveEvent => ({ type: 'webhooks.changed', data: { workspace_id: 'w1' } });

/** A live event that figures of workspace w1 were read anew. */
export const figuresEvent = (what: 'figures' | 'comments' = 'figures'): LiveEvent => ({
  type: 'figures.changed',
  data: { workspace_id: 'w1', what },
});

/** A live event that a conversation of user u1 with the assistant has changed, or was deleted. */
export const conversationEvent = (conversation_id = 'c1', version: number | null = 2): LiveEvent => ({
  type: 'conversation.changed',
  data: { workspace_id: 'w1', user_id: 'u1', conversation_id, version },
});

/** A live event that a member of workspace w1 joined, left, or got another role. */
export const memberEvent = (more: Partial<LiveEventData<'member.changed'>> = {}): LiveEvent => ({
  type: 'member.changed',
  data: {
    workspace_id: 'w1',
    member_id: 'u2',
    name: 'Bob',
    actor_id: 'u1',
    change: 'role',
    role: 'editor',
    previous_role: 'writer',
    ...more,
  },
});

/** A live event that workspace w1 is called something else. */
export const workspaceEvent = (): LiveEvent => ({
  type: 'workspace.changed',
  data: { workspace_id: 'w1', actor_id: 'u1', change: 'renamed', name: 'Bells', previous_name: 'Ada' },
});

/** A live event that a draft of workspace w1 is sent for approval. */
export const reviewEvent = (more: Partial<LiveEventData<'review.changed'>> = {}): LiveEvent => ({
  type: 'review.changed',
  data: {
    workspace_id: 'w1',
    draft_id: 'd1',
    actor_id: 'u2',
    change: 'requested',
    requested_by: 'u2',
    reviewers: 'editor',
    title: 'Bread',
    note: null,
    sent: false,
    revision: 2,
    ...more,
  },
});

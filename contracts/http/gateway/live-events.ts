import { z } from 'zod';
import { conversationChanged } from '../../events/ai/conversation-changed.ts';
import { figuresChanged } from '../../events/analytics/figures-changed.ts';
import { wordsChanged } from '../../events/billing/words-changed.ts';
import { connectionChanged } from '../../events/identity/connection-changed.ts';
import { memberChanged } from '../../events/identity/member-changed.ts';
import { workspaceChanged } from '../../events/identity/workspace-changed.ts';
import { notificationsChanged } from '../../events/notifications/notifications-changed.ts';
import { publicationChanged } from '../../events/posts/publication-changed.ts';
import { reviewChanged } from '../../events/posts/review-changed.ts';
import { webhooksChanged } from '../../events/webhooks/webhooks-changed.ts';
import { defineOperation } from '../../operation.ts';

/** The events that a user's browser gets, by the name that it sees. Each says in its data whose it is. */
export const LIVE_EVENTS = {
  'publication.changed': publicationChanged,
  'connection.changed': connectionChanged,
  'notifications.changed': notificationsChanged,
  'words.changed': wordsChanged,
  'figures.changed': figuresChanged,
  'conversation.changed': conversationChanged,
  'webhooks.changed': webhooksChanged,
  'member.changed': memberChanged,
  'workspace.changed': workspaceChanged,
  'review.changed': reviewChanged,
} as const;

export type LiveEventType = keyof typeof LIVE_EVENTS;
export const LIVE_EVENT_TYPES = Object.keys(LIVE_EVENTS) as LiveEventType[];

/** A server-sent event of GET /api/events: `type` is its `event`, and its data is this JSON. */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('publication.changed'), data: LIVE_EVENTS['publication.changed'].data }),
  z.object({ type: z.literal('connection.changed'), data: LIVE_EVENTS['connection.changed'].data }),
  z.object({ type: z.literal('notifications.changed'), data: LIVE_EVENTS['notifications.changed'].data }),
  z.object({ type: z.literal('words.changed'), data: LIVE_EVENTS['words.changed'].data }),
  z.object({ type: z.literal('figures.changed'), data: LIVE_EVENTS['figures.changed'].data }),
  z.object({ type: z.literal('conversation.changed'), data: LIVE_EVENTS['conversation.changed'].data }),
  z.object({ type: z.literal('webhooks.changed'), data: LIVE_EVENTS['webhooks.changed'].data }),
  z.object({ type: z.literal('member.changed'), data: LIVE_EVENTS['member.changed'].data }),
  z.object({ type: z.literal('workspace.changed'), data: LIVE_EVENTS['workspace.changed'].data }),
  z.object({ type: z.literal('review.changed'), data: LIVE_EVENTS['review.changed'].data }),
]);
/** One live event; `type` says what its `data` is. */
export type LiveEvent = z.output<typeof liveEvent>;
export type LiveEventData<T extends LiveEventType> = Extract<LiveEvent, { type: T }>['data'];

/**
 * Besides those, the stream's last event if the session was revoked, has switched workspaces, or its user's membership
 * of the workspace changed: the browser then asks for its session.
 */
export const SESSION_REVOKED = 'session.revoked';

export const liveEvents = defineOperation({
  id: 'gateway.liveEvents',
  method: 'GET',
  path: '/events',
  access: 'viewer',
  ofUser: true,
  summary: "The user's live events (text/event-stream)",
  response: liveEvent,
  errors: ['not_authenticated'],
});

import type { NotificationView } from '@carillon/contracts/http/notifications/notification-view.ts';

type Facts = NonNullable<NotificationView['publication']>;

/** One about a post, as the server lists it. */
export function postNotification(
  more: Partial<Omit<NotificationView, 'publication'>> = {},
  facts: Partial<Facts> = {},
): NotificationView {
  return {
    id: 'publication/pub-1@3',
    kind: 'failed',
    at: '2026-03-01T10:00:00Z',
    read: false,
    platform: 'facebook',
    publication: {
      id: 'pub-1',
      post_id: 'post-1',
      words: 'The bells ring.',
      target_name: 'Bells',
      due_at: null,
      next_attempt_at: null,
      post_url: null,
      reason_code: null,
      network_message: null,
      ...facts,
    },
    draft: null,
    webhook: null,
    member: null,
    ...more,
  };
}

/** One about a connection. */
export const connectionNotification = (kind: NotificationView['kind']): NotificationView => ({
  id: `connection/facebook@${kind}`,
  kind,
  at: '2026-03-01T11:00:00Z',
  read: false,
  platform: 'facebook',
  publication: null,
  draft: null,
  webhook: null,
  member: null,
});

/** One about a draft that waits for approval or was decided on. */
export const draftNotification = (
  kind: NotificationView['kind'],
  facts: Partial<NonNullable<NotificationView['draft']>> = {},
): NotificationView => ({
  id: 'draft/d1@2',
  kind,
  at: '2026-03-01T11:00:00Z',
  read: false,
  platform: null,
  publication: null,
  webhook: null,
  member: null,
  draft: { id: 'd1', title: 'Fresh bread', note: null, sent: false, ...facts },
});

/** One about a webhook that Carillon paused. */
export const webhookNotification = (
  because: NonNullable<NotificationView['webhook']>['because'],
): NotificationView => ({
  id: 'webhook/w1@2',
  kind: 'webhook_paused',
  at: '2026-03-01T11:00:00Z',
  read: false,
  platform: null,
  publication: null,
  draft: null,
  webhook: { id: 'w1', name: 'CRM', because },
  member: null,
});

/** One about Bob, a member. */
export const memberNotification = (
  kind: 'member_closed' | 'became_owner',
  delete_at: string | null = null,
): NotificationView => ({
  id: 'member/bob@2',
  kind,
  at: '2026-03-01T11:00:00Z',
  read: false,
  platform: null,
  publication: null,
  draft: null,
  webhook: null,
  member: { id: 'bob', name: 'Bob', delete_at },
});

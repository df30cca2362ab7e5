import type { NotificationKind } from './notification-kinds.ts';

/** Which good news of one post is shown, and counted, as one. */
const GATHERED: ReadonlySet<NotificationKind> = new Set(['published', 'published_late']);

/**
 * Notifications of the same group count as one for the reader, for example those of a post published to several
 * accounts.
 * @param id the notification's ID, which ungrouped notifications use
 */
export const notificationGroup = (
  id: string,
  kind: NotificationKind,
  publication: { readonly post_id: string } | null,
): string => (publication && GATHERED.has(kind) ? `${kind} ${publication.post_id}` : id);

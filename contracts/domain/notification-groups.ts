import type { NotificationKind } from './notification-kinds.ts';

/** Which good news of one post is shown, and counted, as one. */
const GATHERED: ReadonlySet<NotificationKind> = new Set(['published', 'published_late']);

/**
 * Notifications of the same group are one for the reader: those of a post that was published to several accounts.
 * @param id of the notification itself, for all that stand alone
 */
export const notificationGroup = (
  id: string,
  kind: NotificationKind,
  publication: { readonly post_id: string } | null,
): string => (publication && GATHERED.has(kind) ? `${kind} ${publication.post_id}` : id);

import type { Notification } from './notification.ts';

/** The contents of an id: a later notification of the same subject has another id, and is unread again. */
export interface NotificationRef {
  readonly subject: string;
  readonly notifiedRevision: number;
}

export const idOf = ({
  subject,
  notifiedRevision,
}: Pick<Notification, 'subject' | 'notifiedRevision'>): string => `${subject}@${notifiedRevision}`;

/** Null if it isn't one of our IDs. */
export function readNotificationId(id: string): NotificationRef | null {
  const at = id.lastIndexOf('@');
  const notifiedRevision = Number(id.slice(at + 1));
  return at > 0 && Number.isSafeInteger(notifiedRevision)
    ? { subject: id.slice(0, at), notifiedRevision }
    : null;
}

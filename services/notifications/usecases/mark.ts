import type { NotificationChoice } from '@carillon/contracts/http/notifications/notification-choice.ts';
import { readNotificationId } from '../domain/notification-id.ts';
import type { Choice, ListStore } from '../stores/lists.ts';
import type { SettingsStore } from '../stores/settings.ts';
import type { Lists } from './lists.ts';
import { type Member, readerFor } from './reader-for.ts';

interface Deps {
  readonly stores: { readonly lists: ListStore; readonly settings: SettingsStore };
  readonly lists: Pick<Lists, 'signals'>;
}

/**
 * Marks notifications for one user, and signals that user's other browsers.
 * @returns how many are unread after that
 */
export async function mark(
  { stores, lists: { signals } }: Deps,
  member: Member,
  as: 'markRead' | 'dismiss',
  which: NotificationChoice,
): Promise<number> {
  const reader = await readerFor(stores, member);
  await stores.lists[as](reader, choiceOf(which));
  signals.changed(member.workspaceId, member.userId);
  return stores.lists.countUnread(reader);
}

const choiceOf = ({ ids = [], up_to }: NotificationChoice): Choice =>
  up_to === undefined ? ids.flatMap((id) => readNotificationId(id) ?? []) : new Date(up_to);

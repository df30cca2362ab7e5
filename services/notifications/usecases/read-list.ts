import { cutPage, datedPlace, readCursor } from '@carillon/kit/store/page.ts';
import { viewOf } from '../domain/view.ts';
import type { ListStore } from '../stores/lists.ts';
import { MAX_KEPT } from '../stores/notifications.ts';
import type { SettingsStore } from '../stores/settings.ts';
import { type Member, readerFor } from './reader-for.ts';

interface Deps {
  readonly stores: { readonly lists: ListStore; readonly settings: SettingsStore };
}

const PAGE = 30;
const LATEST = 5;

/**
 * @param before where the page before ended
 * @throws AppError `validation_failed` when that is no such place
 */
export async function readList({ stores }: Deps, member: Member, before: string | undefined) {
  const last = readCursor(before, datedPlace);
  const reader = await readerFor(stores, member);
  const [needingAttention, others, unread] = await Promise.all([
    last ? [] : stores.lists.needingAttention(reader, MAX_KEPT),
    stores.lists.others(reader, last, PAGE + 1),
    stores.lists.countUnread(reader),
  ]);
  const { rows, next } = cutPage(others, PAGE, ({ at, subject }) => [at.getTime(), subject]);
  return {
    needs_attention: needingAttention.map(viewOf),
    notifications: rows.map(viewOf),
    unread,
    next,
  };
}

export async function summarize({ stores }: Deps, member: Member) {
  const reader = await readerFor(stores, member);
  const [latest, unread, needingAttention] = await Promise.all([
    stores.lists.unread(reader, LATEST),
    stores.lists.countUnread(reader),
    stores.lists.countNeedingAttention(reader),
  ]);
  return { unread, needs_attention: needingAttention, latest: latest.map(viewOf) };
}

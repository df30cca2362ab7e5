import { invalid } from '@carillon/kit/errors.ts';
import { cursorText, readCursor } from '../domain/cursor.ts';
import { viewOf } from '../domain/view.ts';
import type { ListStore } from '../stores/lists.ts';
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
  const cursor = before === undefined ? null : readCursor(before);
  if (before !== undefined && !cursor)
    throw invalid({ before: ['This is not the end of a page. Take it from “next” in the reply before.'] });
  const reader = await readerFor(stores, member);
  const [needingAttention, others, unread] = await Promise.all([
    cursor ? [] : stores.lists.needingAttention(reader),
    stores.lists.others(reader, cursor, PAGE + 1),
    stores.lists.countUnread(reader),
  ]);
  const page = others.slice(0, PAGE);
  const last = others.length > PAGE ? page.at(-1) : undefined;
  return {
    needs_attention: needingAttention.map(viewOf),
    notifications: page.map(viewOf),
    unread,
    next: last ? cursorText(last) : null,
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

import { MAX_UNREAD } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { cutPage, datedPlace, readCursor } from '@carillon/kit/store/page.ts';
import type { SocialNetworks } from '@carillon/social/network.ts';
import type { CommentFilter, CommentReader, CommentStore } from '../stores/comments.ts';
import type { InboxReaderStore } from '../stores/inbox-readers.ts';
import { enterInbox } from './enter-inbox.ts';
import { findMoods, type MoodDeps } from './find-moods.ts';
import { viewOf } from './view-of.ts';

interface ListDeps extends Omit<MoodDeps, 'stores'> {
  readonly stores: { readonly comments: CommentStore; readonly inboxReaders: InboxReaderStore };
  readonly networks: SocialNetworks;
  clock(): Date;
}

const PAGE_SIZE = 50;

/** A page of the inbox, with how much of all is unread. */
export async function listComments(
  deps: ListDeps,
  reader: CommentReader,
  { before, ...filter }: CommentFilter & { readonly before?: string | undefined },
) {
  const { comments: store } = deps.stores;
  const as_of = deps.clock().toISOString();
  const place = readCursor(before, datedPlace);
  await enterInbox(deps, reader);
  const [ownComments, unread] = await Promise.all([
    store.list(reader, filter, { before: place, most: PAGE_SIZE + 1 }),
    store.countUnread(reader, MAX_UNREAD),
  ]);
  const { rows, next } = cutPage(ownComments, PAGE_SIZE, ({ at, id }) => [at.getTime(), id]);
  const moods = await findMoods(
    deps,
    rows.filter(({ mood }) => mood === null),
  );
  const comments = rows.map((row) =>
    viewOf({ ...row, mood: row.mood ?? moods.get(row.id) ?? null }, deps.networks),
  );
  return { comments, unread, as_of, next };
}

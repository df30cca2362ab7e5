import { type InboxComment, MOST_UNREAD } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import { cutPage, datedPlace, readCursor } from '@carillon/kit/store/page.ts';
import type { OwnComment } from '../domain/kept-comment.ts';
import type { CommentFilter, CommentReader, CommentStore } from '../stores/comments.ts';
import { findMoods, type MoodDeps } from './find-moods.ts';

interface ListDeps extends Omit<MoodDeps, 'stores'> {
  readonly stores: { readonly comments: CommentStore };
}

const PAGE_SIZE = 50;

/** A page of the inbox, with how much of all is unread. */
export async function listComments(
  deps: ListDeps,
  reader: CommentReader,
  { before, ...filter }: CommentFilter & { readonly before?: string | undefined },
) {
  const { comments: store } = deps.stores;
  const place = readCursor(before, datedPlace);
  const [found, unread] = await Promise.all([
    store.list(reader, filter, { before: place, most: PAGE_SIZE + 1 }),
    store.countUnread(reader, MOST_UNREAD),
  ]);
  const { rows, next } = cutPage(found, PAGE_SIZE, ({ at, id }) => [at.getTime(), id]);
  const moods = await findMoods(
    deps,
    rows.filter(({ mood }) => mood === null),
  );
  const comments = rows.map((row) => viewOf({ ...row, mood: row.mood ?? moods.get(row.id) ?? null }));
  return { comments, unread, next };
}

const viewOf = ({
  id,
  platform,
  postId,
  postWords,
  postUrl,
  targetName,
  text,
  url,
  at,
  mood,
  read,
}: OwnComment): InboxComment => ({
  ...{ id, platform, text, url, mood, read, at: at.toISOString() },
  post: { post_id: postId, words: postWords, target_name: targetName, url: postUrl },
});

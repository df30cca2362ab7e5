import { MAX_UNREAD } from '@carillon/contracts/http/analytics/inbox-comment.ts';
import type { CommentReader, CommentStore } from '../stores/comments.ts';
import type { InboxReaderStore } from '../stores/inbox-readers.ts';

interface Deps {
  readonly stores: {
    readonly comments: Pick<CommentStore, 'markNewestUnread'>;
    readonly inboxReaders: InboxReaderStore;
  };
}

/**
 * Adds a user to the inbox for the first time: everything is unread, but comments with a reply are done. Later
 * comments are unread for them.
 */
export async function enterInbox({ stores }: Deps, reader: CommentReader): Promise<void> {
  const { comments, inboxReaders } = stores;
  if (await inboxReaders.has(reader)) return;
  await comments.markNewestUnread(reader, MAX_UNREAD);
  await inboxReaders.add(reader);
  // Comments that arrived in between.
  await comments.markNewestUnread(reader, MAX_UNREAD);
}

import { createHash } from 'node:crypto';
import type { CommentList, NetworkComment } from '@carillon/social/capabilities/comments.ts';
import type { CommentKeeper } from '../collection/comment-keeper.ts';
import type { KeptComment } from '../domain/kept-comment.ts';
import type { TrackedPublication } from '../domain/tracked.ts';
import type { CommentStore } from '../stores/comments.ts';
import { findMoods, type MoodDeps } from './find-moods.ts';

interface KeeperDeps extends Omit<MoodDeps, 'stores'> {
  readonly stores: { readonly comments: CommentStore };
  clock(): Date;
}

/** Keeps for the inbox what a collector reads. */
export const createCommentKeeper = (deps: KeeperDeps): CommentKeeper => ({
  keep: (publication, list) => keepComments(deps, publication, list),
});

async function keepComments(
  deps: KeeperDeps,
  publication: TrackedPublication,
  { comments, truncated }: CommentList,
): Promise<boolean> {
  const store = deps.stores.comments;
  const found = comments.map((comment) => keptOf(publication, comment, deps.clock()));
  const ids = found.map(({ id }) => id);
  const known = await store.known(ids);
  const fresh = found.filter(({ id }) => !known.has(id));
  await store.add(fresh);
  await findMoods(deps, fresh);
  const removed = !truncated && (await store.removeOthers(publication.id, ids));
  return removed || fresh.length > 0;
}

const keptOf = (
  { id, workspaceId, platform, postId, words, postUrl, targetName }: TrackedPublication,
  comment: NetworkComment,
  now: Date,
): KeptComment => ({
  id: commentId(id, comment.id),
  ...{ workspaceId, platform, publicationId: id, postId, remoteId: comment.id },
  ...{ postWords: words, postUrl, targetName, text: comment.text, url: comment.url },
  author: comment.author,
  at: comment.createdAt ?? now,
  mood: null,
  reply: null,
});

/** The same for the same comment, and fit for an address, which a network's id may not be. */
const commentId = (publicationId: string, remoteId: string): string =>
  createHash('sha256').update(`${publicationId} ${remoteId}`).digest('base64url').slice(0, 32);

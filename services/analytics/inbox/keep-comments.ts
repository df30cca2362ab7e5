import { createHash } from 'node:crypto';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { CommentList, NetworkComment } from '@carillon/social/capabilities/comments.ts';
import type { CommentKeeper } from '../collection/comment-keeper.ts';
import { receivedEvent } from '../collection/received-event.ts';
import type { CommentSwitches, KeptComment } from '../domain/kept-comment.ts';
import type { TrackedPublication } from '../domain/tracked.ts';
import { MAX_COMMENTS } from '../reading/comment-bounds.ts';
import type { CommentStore } from '../stores/comments.ts';
import type { InboxReaderStore } from '../stores/inbox-readers.ts';
import { findMoods, type MoodDeps } from './find-moods.ts';

interface KeeperDeps extends Omit<MoodDeps, 'stores'> {
  readonly stores: { readonly comments: CommentStore; readonly inboxReaders: Pick<InboxReaderStore, 'of'> };
  readonly relay: Pick<Relay, 'nudge'>;
  clock(): Date;
}

/** Stores a collector's comments for the inbox. */
export const createCommentKeeper = (deps: KeeperDeps): CommentKeeper => ({
  keep: (publication, list, readFrom) => keepComments(deps, publication, list, readFrom),
});

async function keepComments(
  deps: KeeperDeps,
  publication: TrackedPublication,
  { comments, truncated }: CommentList,
  readFrom: Date,
): Promise<boolean> {
  const store = deps.stores.comments;
  const keptComments = comments.map((comment) => toStoredComment(publication, comment, deps.clock()));
  const ids = keptComments.map(({ id }) => id);
  const knownSwitches = await store.known(ids);
  const fresh = keptComments.filter(({ id }) => !knownSwitches.has(id));
  if (fresh.length > 0) await add(deps, publication, fresh);
  await findMoods(deps, fresh);
  const switched = switchesIn(comments, keptComments, knownSwitches);
  await store.switchAll(switched, readFrom);
  if (fresh.length > 0) await store.trim(publication.id, MAX_COMMENTS);
  const removed = !truncated && (await store.removeOthers(publication.id, ids, readFrom));
  return removed || fresh.length > 0 || switched.size > 0;
}

/** Unread for all who look at the inbox, also for who did so first while this was kept. */
async function add(
  { stores: { comments, inboxReaders }, relay, clock }: Pick<KeeperDeps, 'stores' | 'relay' | 'clock'>,
  { workspaceId }: TrackedPublication,
  fresh: readonly KeptComment[],
): Promise<void> {
  const readers = await inboxReaders.of(workspaceId);
  const now = clock();
  const events = fresh
    .filter(({ at }) => isRecent(at, now))
    .map((one) => [one.id, receivedEvent(one, now)] as const);
  await comments.add(fresh, readers, new Map(events));
  if (events.length > 0) relay.nudge();
  const late = (await inboxReaders.of(workspaceId)).filter((userId) => !readers.includes(userId));
  const ids = fresh.map(({ id }) => id);
  if (late.length > 0) await comments.addUnread(ids, late);
}

/** Nobody is notified of comments that were old when first read. */
const RECENT_MS = 72 * 3_600_000;

const isRecent = (at: Date, now: Date): boolean => now.getTime() - at.getTime() < RECENT_MS;

/** Comments that somebody liked or hid on the network itself. */
function switchesIn(
  comments: readonly NetworkComment[],
  foundComments: readonly KeptComment[],
  switches: ReadonlyMap<string, CommentSwitches>,
): Map<string, CommentSwitches> {
  const switched = new Map<string, CommentSwitches>();
  for (const [at, { id }] of foundComments.entries()) {
    const before = switches.get(id);
    if (!before) continue;
    const { liked, hidden } = comments[at] ?? before;
    const now = { liked: liked ?? before.liked, hidden: hidden ?? before.hidden };
    if (now.liked !== before.liked || now.hidden !== before.hidden) switched.set(id, now);
  }
  return switched;
}

const toStoredComment = (
  { id, workspaceId, platform, postId, words, postUrl, targetId, targetName }: TrackedPublication,
  comment: NetworkComment,
  now: Date,
): KeptComment => ({
  id: commentId(id, comment.id),
  workspaceId,
  platform,
  publicationId: id,
  postId,
  remoteId: comment.id,
  postWords: words,
  postUrl,
  targetId,
  targetName,
  text: comment.text,
  url: comment.url,
  author: comment.author,
  at: comment.createdAt ?? now,
  mood: null,
  liked: comment.liked ?? false,
  hidden: comment.hidden ?? false,
  reply: null,
  keptAt: now,
});

/** The same for the same comment, and fit for an address, which a network's id may not be. */
const commentId = (publicationId: string, remoteId: string): string =>
  createHash('sha256').update(`${publicationId} ${remoteId}`).digest('base64url').slice(0, 32);

import type { CommentList, NetworkComment } from '@carillon/social/capabilities/comments.ts';
import { sameText } from '@carillon/social/reconcile/same-text.ts';
import type { KeptComment, KeptReply, ReplyEnd } from './kept-comment.ts';

/**
 * By then a network shows the reply it was sent, so a missing one did not arrive, unless the network says otherwise.
 */
const SHOWN_WITHIN_MS = 60_000;
/** How far its clock may be behind ours. */
const CLOCKS_APART_MS = 120_000;

interface SentReply {
  readonly comment: Pick<KeptComment, 'remoteId'>;
  readonly reply: Pick<KeptReply, 'text' | 'at'>;
  /** The network's IDs of other replies, which can't be this one. */
  readonly others: ReadonlySet<string>;
}

/** A post's comments from that moment on, including the target's own. */
interface ListedComments {
  readonly list: CommentList;
  readonly readFrom: Date;
}

/** Finds the outcome of a reply that may have been sent, in a post's comments; null while they don't show it. */
export function findEndIn(
  { list: { comments, truncated, shownWithinMs = SHOWN_WITHIN_MS }, readFrom }: ListedComments,
  { comment, reply, others }: SentReply,
): Pick<ReplyEnd, 'state' | 'remoteId'> | null {
  const since = reply.at.getTime() - CLOCKS_APART_MS;
  const thread = threadOf(comments, comment.remoteId);
  const matchingComment = comments.find(
    ({ id, own, text, createdAt, parentId }) =>
      own &&
      parentId !== null &&
      thread.includes(parentId) &&
      !others.has(id) &&
      sameText(text, reply.text) &&
      (createdAt?.getTime() ?? since) >= since,
  );
  if (matchingComment) return { state: 'sent', remoteId: matchingComment.id };
  const isCertain = !truncated && readFrom.getTime() - reply.at.getTime() >= shownWithinMs;
  return isCertain ? { state: 'failed' } : null;
}

/** When a reply is looked for again: each time after twice as long, since what did not show by then rarely does. */
export const nextCheckAt = ({ at }: Pick<KeptReply, 'at'>, now: Date): Date =>
  new Date(now.getTime() + Math.max(SHOWN_WITHIN_MS, now.getTime() - at.getTime()));

/** The thread of a reply: the comment or, on networks without nested replies, the comment above it. */
function threadOf(comments: readonly NetworkComment[], id: string): readonly string[] {
  const above = comments.find((one) => one.id === id)?.parentId;
  return above ? [id, above] : [id];
}

import type { CommentList, CommentsRequest, NetworkComment } from '../capabilities/comments.ts';
import type { SocialDeps } from '../deps.ts';
import { usable } from './usable.ts';

/** A comment as the network has it, with its author if the network names one. */
export interface ReadComment extends Omit<NetworkComment, 'own' | 'liked' | 'hidden'> {
  readonly authorId: string | undefined;
  readonly liked?: boolean | undefined;
  readonly hidden?: boolean | undefined;
}

/** One call to the network, and no more. */
export type ReadPage = () => Promise<CommentPage>;

export interface CommentPage {
  readonly comments: readonly ReadComment[];
  /** Reads the page after this one. */
  readonly next: ReadPage | undefined;
  /** Reads the replies to these comments that did not come along, a reader for each comment that has some. */
  readonly replies?: readonly ReadPage[];
}

type Bounds = Pick<CommentsRequest, 'limit' | 'until' | 'targetId' | 'signal' | 'withOwn' | 'mayGoOn'>;

/**
 * Reads pages one after the other, the comments' before their replies', until they end, there are enough, or the time
 * is up. When the signal ends it, returns the comments found so far.
 */
export const collectComments = async (
  first: ReadPage,
  { limit, until, targetId, signal, withOwn = false, mayGoOn }: Bounds,
  { now }: Pick<SocialDeps, 'now'>,
): Promise<CommentList> => {
  const commentsById = new Map<string, NetworkComment>();
  const queue = [first];
  let read = 0;
  let isCut = false;
  const toList = (): CommentList => {
    const comments = [...commentsById.values()];
    return {
      comments: comments.slice(0, limit),
      truncated: queue.length > 0 || comments.length > limit || (withOwn && isCut),
    };
  };

  const isEnough = () => read >= limit || now() >= until || (queue[0] !== first && mayGoOn?.() === false);
  for (let [ask] = queue; ask !== undefined && !isEnough(); [ask] = queue) {
    const page = await ask().catch((error: unknown) => {
      if (signal?.aborted && commentsById.size > 0) return null;
      throw error;
    });
    if (page === null) return toList();
    queue.shift();
    read += page.comments.length;
    for (const { authorId, liked = null, hidden = null, ...comment } of page.comments) {
      const isOwn = authorId === targetId;
      const keptComment =
        (isOwn && !withOwn) || comment.text.trim() === ''
          ? null
          : usable({ ...comment, own: isOwn, liked, hidden });
      if (keptComment !== null) commentsById.set(keptComment.id, keptComment);
    }
    if (page.next !== undefined && page.comments.length > 0) queue.unshift(page.next);
    // A network may filter out everything on a page, so later pages are unknown.
    else if (page.next !== undefined) isCut = true;
    queue.push(...(page.replies ?? []));
  }
  return toList();
};

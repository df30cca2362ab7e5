import type { CommentList, CommentsRequest, NetworkComment } from '../capabilities/comments.ts';
import type { SocialDeps } from '../deps.ts';

/** As the network has it: with its author, where the network says who that is. */
export interface ReadComment extends NetworkComment {
  readonly authorId: string | undefined;
}

export interface CommentPage {
  readonly comments: readonly ReadComment[];
  /** Reads the page after this one. */
  readonly next: (() => Promise<CommentPage>) | undefined;
}

type Bounds = Pick<CommentsRequest, 'limit' | 'until' | 'targetId'>;

/** Pages one after the other, until they end, there is enough, or the time is up. */
export const collectComments = async (
  first: () => Promise<CommentPage>,
  { limit, until, targetId }: Bounds,
  { now }: Pick<SocialDeps, 'now'>,
): Promise<CommentList> => {
  const found = new Map<string, NetworkComment>();
  let read = 0;
  let next: CommentPage['next'] = first;
  while (next !== undefined && read < limit && now() < until) {
    const page: CommentPage = await next();
    read += page.comments.length;
    for (const { authorId, ...comment } of page.comments)
      if (authorId !== targetId && comment.text.trim() !== '') found.set(comment.id, comment);
    next = page.comments.length === 0 ? undefined : page.next;
  }
  const comments = [...found.values()];
  return { comments: comments.slice(0, limit), truncated: next !== undefined || comments.length > limit };
};

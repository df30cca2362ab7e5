import type { CommentsRequest } from '@carillon/social/capabilities/comments.ts';

/** The most comments of a post that are read and stored. */
export const MAX_COMMENTS = 2000;
/** No page is asked for after so long. */
const MAX_MS = 20_000;
/** By then the last page is here too, or is not waited for. */
const LAST_PAGE_MS = 30_000;

/** How many of a post's comments are read at once. */
export const commentBounds = (now: Date): Pick<CommentsRequest, 'limit' | 'until' | 'signal'> => ({
  limit: MAX_COMMENTS,
  until: new Date(now.getTime() + MAX_MS),
  signal: AbortSignal.timeout(LAST_PAGE_MS),
});

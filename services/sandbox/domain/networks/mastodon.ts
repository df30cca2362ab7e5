import { mastodonAccount } from '../profile.ts';
import type { NetworkFacts } from './network-facts.ts';

/** Length of a post's id. Ids of replies begin with the post's id. */
export const STATUS_DIGITS = 18;

const commentId: NetworkFacts['commentId'] = (postId, digits) => `${postId}${digits}`;

export const mastodon: NetworkFacts = {
  glyph: 'm',
  gives: 'You’ll get an account with this name.',
  household: (name) => [mastodonAccount(name)],
  refusal: {
    error: 'access_denied',
    error_description: 'The resource owner or authorization server denied the request.',
  },
  habits: {
    hours: [4, 3, 2, 2, 2, 4, 7, 10, 11, 10, 9, 9, 10, 9, 9, 9, 9, 10, 11, 12, 12, 11, 9, 6],
    days: [9, 11, 11, 11, 10, 10, 9],
    lastsHours: 12,
  },
  seenBy: 0.3,
  likedBy: 0.05,
  authorId: (id) => id,
  commentId,
  replyId: commentId,
};

import { metaHousehold } from '../profile.ts';
import type { NetworkFacts } from './network-facts.ts';

/** How Meta's dialog words a refusal. */
export const META_REFUSAL = {
  error: 'access_denied',
  error_code: '200',
  error_description: 'Permissions error',
  error_reason: 'user_denied',
};

export const metaPeople: NetworkFacts['household'] = (name) => {
  const { person, pages, accounts } = metaHousehold(name);
  return [person, ...pages, ...accounts];
};

const commentId: NetworkFacts['commentId'] = (postId, digits) => `${postId.split('_').at(-1)}_${digits}`;

export const facebook: NetworkFacts = {
  glyph: 'f',
  gives: 'You’ll get two pages with this name.',
  household: metaPeople,
  firstToken: 'short',
  refusal: META_REFUSAL,
  habits: {
    hours: [3, 2, 1, 1, 1, 2, 4, 7, 9, 10, 9, 9, 10, 11, 9, 8, 8, 9, 11, 12, 12, 10, 7, 5],
    days: [9, 9, 10, 11, 11, 10, 8],
    lastsHours: 14,
  },
  seenBy: 0.16,
  likedBy: 0.04,
  authorId: (id) => id,
  commentId,
  replyId: commentId,
};

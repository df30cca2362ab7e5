import { META_REFUSAL, metaPeople } from './facebook.ts';
import type { NetworkFacts } from './network-facts.ts';

export const instagram: NetworkFacts = {
  glyph: 'ig',
  gives: 'You’ll get two business accounts with this name, each with a Facebook page.',
  household: metaPeople,
  firstToken: 'short',
  refusal: META_REFUSAL,
  habits: {
    hours: [4, 2, 1, 1, 1, 2, 5, 8, 8, 7, 7, 9, 12, 11, 8, 7, 8, 10, 13, 15, 15, 13, 9, 6],
    days: [11, 10, 10, 11, 10, 9, 9],
    lastsHours: 18,
  },
  seenBy: 0.24,
  likedBy: 0.07,
  authorId: (id) => id,
  commentId: (_, digits) => `178${digits}`,
  replyId: (_, digits) => `179${digits}`,
};

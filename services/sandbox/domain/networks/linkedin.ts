import { linkedinMember, linkedinOrganization } from '../profile.ts';
import type { NetworkFacts } from './network-facts.ts';

const commentId: NetworkFacts['commentId'] = (postId, digits) => `urn:li:comment:(${postId},${digits})`;

export const linkedin: NetworkFacts = {
  glyph: 'in',
  gives: 'You’ll get a member with this name and, where allowed, a company page.',
  household(name) {
    const member = linkedinMember(name);
    return [member, linkedinOrganization(member)];
  },
  firstToken: 'member',
  refusal: {
    error: 'user_cancelled_authorize',
    error_description: 'The user cancelled the authorization',
  },
  habits: {
    hours: [1, 1, 1, 1, 1, 3, 7, 12, 15, 16, 14, 12, 11, 11, 12, 12, 10, 9, 6, 4, 4, 3, 2, 1],
    days: [3, 10, 14, 14, 13, 9, 3],
    lastsHours: 26,
  },
  seenBy: 0.3,
  likedBy: 0.035,
  // A page has a number, a member none.
  authorId: (id) => `urn:li:${/^\d+$/.test(id) ? 'organization' : 'person'}:${id}`,
  commentId,
  replyId: commentId,
};

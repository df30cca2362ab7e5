import { didOf, handleOf, tidOf, uriOf } from '../bluesky/ids.ts';
import { POST } from '../bluesky/nsids.ts';
import { sandboxAccounts } from '../profile.ts';
import type { NetworkFacts } from './network-facts.ts';

/** Larger than any number of twelve digits. */
const TWELVE_DIGITS = 1_000_000_000_000n;

/** Replies are posts of their authors. */
const commentId: NetworkFacts['commentId'] = (_, digits, authorId = '') =>
  uriOf(
    authorId.startsWith('did:') ? authorId : didOf(`persona ${authorId}`),
    POST,
    tidOf((TWELVE_DIGITS + BigInt(digits)) << 20n),
  );

/** A name as the first part of a handle. */
const labelFrom = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 32)
    .replace(/^-|-$/g, '') || 'someone';

export const bluesky: NetworkFacts = {
  glyph: 'b',
  gives: 'You’ll get an account with this name.',
  household(name) {
    const label = labelFrom(name);
    const followers = sandboxAccounts('bluesky', label)[1]?.followers ?? 0;
    const [id, username] = [didOf(label), handleOf(label)];
    const sharedFields = { name: `@${username}`, username, ownerId: id, counterpartId: null };
    return [{ id, network: 'bluesky', kind: 'account', ...sharedFields, followers }];
  },
  firstToken: 'short',
  refusal: { error: 'access_denied' },
  habits: {
    hours: [4, 3, 2, 2, 2, 4, 7, 10, 11, 10, 9, 9, 10, 9, 9, 9, 9, 10, 11, 12, 12, 11, 9, 6],
    days: [9, 11, 11, 11, 10, 10, 9],
    lastsHours: 8,
  },
  seenBy: 0.2,
  likedBy: 0.05,
  authorId: (id) => id,
  commentId,
  replyId: commentId,
};

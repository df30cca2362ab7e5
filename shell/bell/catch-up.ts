import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { publicationFact } from '@carillon/sdk/publication/facts.ts';
import { type Inbox, kindOf, notePublication, type Told } from './inbox.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

/**
 * The inbox after a look at the posts as they stand, for what happened while no page of this browser was open: what
 * still needs its user is noted, what is settled goes. What went out late needs nobody any more.
 */
export function catchUp(before: Inbox, posts: readonly UserPost[], now: Date): Inbox {
  const known = new Set(before.entries.map(({ id }) => id));
  const concerns = (post: UserPost): boolean =>
    known.has(publicationFact(post.id)) ||
    (isTold(post, now) && now.getTime() - momentOf(post).getTime() < WEEK_MS);
  return posts
    .filter(concerns)
    .sort((a, b) => momentOf(a).getTime() - momentOf(b).getTime())
    .reduce((inbox, post) => notePublication(inbox, toldOf(post), momentOf(post), now).after, before);
}

const toldOf = (post: UserPost): Told => ({ ...post, words: firstWords(post.AI_generated_description) });

const isTold = (post: UserPost, now: Date): boolean =>
  ['failed', 'blocked', 'delayed'].includes(kindOf(post, now) ?? '');

const momentOf = ({ due_at, created_at }: UserPost): Date => new Date(due_at ?? created_at);

import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { postsIn } from '../../../proposal.ts';

/** "One post", "3 posts", or "one post on 3 networks": a post counts once, wherever it goes. */
export function postsText(publications: readonly UserPost[]): string {
  const count = postsIn(publications);
  const posts = count === 1 ? 'One post' : `${count} posts`;
  return publications.length > count ? `${posts}${placesText(publications, count)}` : posts;
}

/** "on 3 networks", or "on 3 accounts" where two are of one network. */
function placesText(publications: readonly UserPost[], posts: number): string {
  const places = publications.length;
  if (posts > 1) return `, ${places} counting each account`;
  const networks = new Set(publications.map(({ platform }) => platform)).size;
  return networks === places ? ` on ${places} networks` : ` on ${places} accounts`;
}

const STATES: readonly (readonly [string, readonly UserPost['status'][]])[] = [
  ['planned', ['scheduled', 'queued', 'publishing']],
  ['failed', ['failed']],
  ['published', ['published']],
  ['canceled', ['canceled']],
];

/** "3 planned, 2 published"; empty where all stand the same. */
export function countsText(publications: readonly UserPost[]): string {
  const counts = STATES.map(
    ([name, statuses]) =>
      [name, postsIn(publications.filter(({ status }) => statuses.includes(status)))] as const,
  ).filter(([, count]) => count > 0);
  return counts.length < 2 ? '' : counts.map(([name, count]) => `${count} ${name}`).join(', ');
}

import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { joinParts } from '../../../languages/list-with.ts';
import type { Sentences } from '../../../languages/says.ts';
import { postsIn } from '../../../proposal.ts';

/** "One post", "3 posts", or "one post on 3 networks": a post counts once, wherever it goes. */
export function postsText(publications: readonly UserPost[], { changes }: Sentences): string {
  const count = postsIn(publications);
  const places = publications.length > count ? publications.length : null;
  const networks = new Set(publications.map(({ platform }) => platform)).size;
  return changes.posts(count, places, networks === publications.length);
}

const STATES: readonly (readonly [keyof Sentences['changes']['state'], readonly UserPost['status'][]])[] = [
  ['planned', ['scheduled', 'queued', 'publishing']],
  ['failed', ['failed']],
  ['published', ['published']],
  ['canceled', ['canceled']],
];

/** "3 planned, 2 published"; empty where all stand the same. */
export function countsText(publications: readonly UserPost[], says: Sentences): string {
  const counts = STATES.map(
    ([name, statuses]) =>
      [name, postsIn(publications.filter(({ status }) => statuses.includes(status)))] as const,
  ).filter(([, count]) => count > 0);
  const texts = counts.map(([name, count]) => says.changes.state[name](count));
  return texts.length < 2 ? '' : joinParts(texts, says);
}

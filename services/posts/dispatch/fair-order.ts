import type { Publication } from '../domain/publication.ts';

interface Waiting {
  readonly publication: Pick<Publication, 'workspaceId' | 'dueAt'>;
}

/**
 * The order in which the queue is processed: each workspace's oldest before anybody's second, so a thousand posts of
 * one workspace don't delay another's only one. A workspace with posts under way ranks behind by their number. Ties
 * are broken at random, so workers that read at the same time don't all try the same.
 * @param queue the longest due first
 * @param underWay the workspace of each publication that is being published
 * @param random from 0 to 1
 */
export function fairOrder<T extends Waiting>(
  queue: readonly T[],
  underWay: readonly string[],
  random: () => number,
): T[] {
  const ranks = new Map<string, number>();
  const take = (workspaceId: string): number => {
    const rank = ranks.get(workspaceId) ?? 0;
    ranks.set(workspaceId, rank + 1);
    return rank;
  };
  for (const workspaceId of underWay) take(workspaceId);
  return queue
    .map((one) => ({ one, rank: take(one.publication.workspaceId), chance: random() }))
    .sort((a, b) => a.rank - b.rank || dueAt(a.one) - dueAt(b.one) || a.chance - b.chance)
    .map(({ one }) => one);
}

const dueAt = ({ publication }: Waiting): number => publication.dueAt.getTime();

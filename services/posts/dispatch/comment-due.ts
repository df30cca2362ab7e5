import type { Publication } from '../domain/publication.ts';
import { changePublication } from '../transitions/change-publication.ts';
import type { Cooldowns } from './cooldowns.ts';
import { fairOrder } from './fair-order.ts';
import { type CommentDeps, sendComment } from './send-comment.ts';

interface Deps extends CommentDeps {
  readonly cooldowns: Cooldowns;
}

/** At once, of one worker. */
const MOST = 10;
/** Of those that are due, so that one workspace's many hide nobody's one. */
const MOST_LOOKED_AT = 200;

/** Sends the first comments that are due, each by one worker; a network that asked for a pause gets it. */
export function createCommenting(deps: Deps, stopping: AbortSignal) {
  const underWay = new Map<string, { readonly workspaceId: string; readonly done: Promise<void> }>();
  const begin = (one: Publication): void => {
    const done = sendComment(deps, one, stopping)
      .catch((err) => deps.log.warn({ err, publicationId: one.id }, 'a first comment was left to its lease'))
      .finally(() => underWay.delete(one.id));
    underWay.set(one.id, { workspaceId: one.workspaceId, done });
  };
  const pauseOf = (one: Publication): Date | null => {
    const ends = deps.cooldowns.on(one).map(({ until }) => until.getTime());
    return ends.length > 0 ? new Date(Math.max(...ends)) : null;
  };
  return {
    /** Resolves when those that are due are begun. */
    async look(): Promise<void> {
      const room = MOST - underWay.size;
      if (room <= 0 || stopping.aborted || !deps.isClockRight()) return;
      const due = await deps.stores.publications.commentsDue(deps.clock(), MOST_LOOKED_AT);
      const free = due.filter((one) => !underWay.has(one.id)).map((publication) => ({ publication }));
      const busy = [...underWay.values()].map(({ workspaceId }) => workspaceId);
      const ready = free.filter(({ publication }) => pauseOf(publication) === null);
      for (const { publication } of fairOrder(ready, busy, deps.random).slice(0, room)) begin(publication);
      // What waits for a pause to end leaves the head of the queue to others.
      for (const { publication } of free) {
        const until = pauseOf(publication);
        if (until && !underWay.has(publication.id))
          await changePublication(deps, publication, { type: 'postpone-comment', until });
      }
    },
    /** Resolves when none is under way. */
    async idle(): Promise<void> {
      while (underWay.size > 0) await Promise.all([...underWay.values()].map(({ done }) => done));
    },
  };
}

import type { Publication } from '../domain/publication.ts';
import type { Cooldowns } from './cooldowns.ts';
import { type CommentDeps, sendComment } from './send-comment.ts';

interface Deps extends CommentDeps {
  readonly cooldowns: Cooldowns;
}

/** At once, of one worker. */
const MOST = 10;

/** Sends the first comments that are due, each by one worker; a network that asked for a pause gets it. */
export function createCommenting(deps: Deps, stopping: AbortSignal) {
  const underWay = new Map<string, Promise<void>>();
  const begin = (one: Publication): void => {
    const done = sendComment(deps, one, stopping)
      .catch((err) => deps.log.warn({ err, publicationId: one.id }, 'a first comment was left to its lease'))
      .finally(() => underWay.delete(one.id));
    underWay.set(one.id, done);
  };
  return {
    /** Resolves when those that are due are begun. */
    async look(): Promise<void> {
      const room = MOST - underWay.size;
      if (room <= 0 || stopping.aborted || !deps.isClockRight()) return;
      const due = await deps.stores.publications.commentsDue(deps.clock(), MOST);
      due
        .filter((one) => !underWay.has(one.id) && deps.cooldowns.on(one).length === 0)
        .slice(0, room)
        .forEach(begin);
    },
    /** Resolves when none is under way. */
    async idle(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay.values());
    },
  };
}

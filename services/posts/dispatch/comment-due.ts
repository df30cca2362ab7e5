import type { Publication } from '../domain/publication.ts';
import type { CommentQueueStore } from '../stores/comment-queue.ts';
import { changePublication } from '../transitions/change-publication.ts';
import type { Cooldowns } from './cooldowns.ts';
import { fairOrder } from './fair-order.ts';
import { inContextOf } from './in-context-of.ts';
import { type CommentDeps, sendComment } from './send-comment.ts';

interface Deps extends CommentDeps {
  readonly stores: CommentDeps['stores'] & { readonly commentQueue: Pick<CommentQueueStore, 'due'> };
  readonly cooldowns: Cooldowns;
}

/** At once, of one worker. */
const LIMIT = 10;

/** Sends the first comments that are due, each by one worker; a network that asked for a pause gets it. */
export function createCommenting(deps: Deps, stopping: AbortSignal) {
  /** More were due than there was room for. */
  let hasMore = false;
  const underWay = new Map<string, { readonly workspaceId: string; readonly done: Promise<void> }>();
  const begin = (one: Publication): void => {
    const done = inContextOf(one, () => sendComment(deps, one, stopping))
      .catch((err) =>
        deps.telemetry.log.warn({ err, publicationId: one.id }, 'a first comment was left to its lease'),
      )
      .finally(() => {
        underWay.delete(one.id);
        if (hasMore) void again();
      });
    underWay.set(one.id, { workspaceId: one.workspaceId, done });
  };
  const pauseOf = (one: Publication): Date | null => {
    const ends = deps.cooldowns.on(one).map(({ until }) => until.getTime());
    return ends.length > 0 ? new Date(Math.max(...ends)) : null;
  };
  const look = async (): Promise<void> => {
    hasMore = underWay.size >= LIMIT;
    if (hasMore || stopping.aborted || !deps.isClockRight()) return;
    const due = await deps.stores.commentQueue.due(deps.clock(), LIMIT);
    const free = due.filter((one) => !underWay.has(one.id)).map((publication) => ({ publication }));
    const busy = [...underWay.values()].map(({ workspaceId }) => workspaceId);
    const ready = free.filter(({ publication }) => pauseOf(publication) === null);
    const room = LIMIT - underWay.size;
    hasMore = ready.length > room;
    for (const { publication } of fairOrder(ready, busy, deps.dispatch.random).slice(0, room))
      begin(publication);
    // A comment that waits for a pause to end leaves the head of the queue to others.
    for (const { publication } of free) {
      const until = pauseOf(publication);
      if (until && !underWay.has(publication.id))
        await changePublication(deps, publication, { type: 'postpone-comment', until });
    }
  };
  let looking: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  /** However many ask for it during one look, one more follows. */
  const again = (): Promise<void> => {
    next ??= looking.then(() => {
      next = null;
      looking = look().catch((err) =>
        deps.telemetry.log.warn({ err }, 'first comments could not be looked for'),
      );
      return looking;
    });
    return next;
  };
  return {
    /** Resolves when those that are due are begun. */
    look: again,
    /** Resolves when none is under way. */
    async idle(): Promise<void> {
      while (underWay.size > 0) await Promise.all([...underWay.values()].map(({ done }) => done));
    },
  };
}

import { type PostingSchedule, type SlotTime, slotsAfter } from './posting-schedule.ts';

/** A post that waits in an account's queue. */
export interface Waiting {
  readonly id: string;
  readonly dueAt: Date;
}

export interface PlannedMove<W extends Waiting> {
  readonly waiting: W;
  readonly to: SlotTime;
}

/**
 * Plans the moves in an account's queue for new slots: its posts keep their order and take the next slots one after
 * the other. Leaves out posts that don't move, and those without a slot.
 * @param isTaken whether a post outside the queue is published then
 */
export function planMoves<W extends Waiting>(
  schedule: Pick<PostingSchedule, 'slots' | 'timezone'>,
  queue: readonly W[],
  isTaken: (at: Date) => boolean,
  now: Date,
): PlannedMove<W>[] {
  const slots = slotsAfter(schedule, now).filter(({ dueAt }) => !isTaken(dueAt));
  const moves: PlannedMove<W>[] = [];
  for (const waiting of queue) {
    const { value: to } = slots.next();
    if (!to) break;
    if (to.dueAt.getTime() !== waiting.dueAt.getTime()) moves.push({ waiting, to });
  }
  return moves;
}

/**
 * An order in which no move meets a slot that another one has yet to leave: moves to a later slot from the last on,
 * then moves to an earlier slot from the first on.
 */
export function inSafeOrder<W extends Waiting>(moves: readonly PlannedMove<W>[]): PlannedMove<W>[] {
  const isLater = ({ waiting, to }: PlannedMove<W>): boolean => to.dueAt > waiting.dueAt;
  return [...moves.filter(isLater).reverse(), ...moves.filter((move) => !isLater(move))];
}

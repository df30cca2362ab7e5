import { createHash } from 'node:crypto';
import { decide } from '../domain/decide.ts';
import { type PlannedMove, planMoves } from '../domain/plan-moves.ts';
import { type PostingSchedule, slotsInParts } from '../domain/posting-schedule.ts';
import type { Publication } from '../domain/publication.ts';
import type { PublicationStore } from '../stores/publications.ts';

export interface PlanDeps {
  readonly stores: { readonly publications: Pick<PublicationStore, 'queued' | 'dueTo'> };
  clock(): Date;
}

export interface QueuePlan {
  /** By their places in the queue. */
  readonly moves: readonly PlannedMove<Publication>[];
  /** The same for the same moves, so that nobody says yes to others than they have seen. */
  readonly id: string;
}

/** Most posts of one account that a change of its slots moves; those behind them stay where they are. */
const MAX_MOVED = 500;

/** Plans the moves in an account's queue when it gets this schedule. */
export async function planQueue({ stores, clock }: PlanDeps, schedule: PostingSchedule): Promise<QueuePlan> {
  const now = clock();
  const { workspaceId, platform, targetId } = schedule;
  const target = { platform, targetId };
  const queued = await stores.publications.queued(workspaceId, now, MAX_MOVED, target);
  const movable = queued.filter((one) => isMovable(one, now));
  const free = await freeFor(stores, schedule, movable, now);
  const moves = planMoves(schedule, movable, (at) => !free.has(at.getTime()), now);
  return { moves, id: idOf(moves) };
}

/** The next slots in which only these posts are published, one for each post. */
async function freeFor(
  { publications }: PlanDeps['stores'],
  schedule: PostingSchedule,
  movable: readonly Publication[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const placeOf = ({ postId, dueAt }: Pick<Publication, 'postId' | 'dueAt'>) =>
    `${postId} ${dueAt.getTime()}`;
  const movablePlaces = new Set(movable.map(placeOf));
  const free = new Set<number>();
  if (movable.length === 0) return free;
  for (const slots of slotsInParts(schedule, now)) {
    const instants = slots.map(({ dueAt }) => dueAt);
    const { due, isComplete } = await publications.dueTo(schedule.workspaceId, schedule, instants);
    if (!isComplete) continue;
    const takenTimes = new Set(
      due.filter((one) => !movablePlaces.has(placeOf(one))).map(({ dueAt }) => dueAt.getTime()),
    );
    for (const at of instants) if (!takenTimes.has(at.getTime())) free.add(at.getTime());
    if (free.size >= movable.length) break;
  }
  return free;
}

const isMovable = (one: Publication, now: Date): boolean =>
  one.status === 'scheduled' &&
  one.waitingFor === 'time' &&
  decide(one, { type: 'reschedule', dueAt: one.dueAt, localTime: null, timezone: null }, now).ok;

const idOf = (moves: QueuePlan['moves']): string =>
  createHash('sha256')
    .update(JSON.stringify(moves.map(({ waiting, to }) => [waiting.id, to.dueAt])))
    .digest('hex')
    .slice(0, 32);

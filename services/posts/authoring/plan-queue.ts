import { createHash } from 'node:crypto';
import { SCHEDULE_YEARS } from '@carillon/contracts/domain/limits.ts';
import { decide } from '../domain/decide.ts';
import { type PlannedMove, planMoves } from '../domain/plan-moves.ts';
import type { PostingSchedule } from '../domain/posting-schedule.ts';
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
const MOST_MOVED = 500;

/** What moves in an account's queue when it gets this schedule. */
export async function planQueue({ stores, clock }: PlanDeps, schedule: PostingSchedule): Promise<QueuePlan> {
  const now = clock();
  const { workspaceId, platform, targetId } = schedule;
  const target = { platform, targetId };
  const queued = await stores.publications.queued(workspaceId, now, MOST_MOVED, target);
  const movable = queued.filter((one) => isMovable(one, now));
  const latest = new Date(new Date(now).setUTCFullYear(now.getUTCFullYear() + SCHEDULE_YEARS + 1));
  const due = await stores.publications.dueTo(workspaceId, target, now, latest);
  const own = new Set(movable.map(({ postId, dueAt }) => `${postId} ${dueAt.getTime()}`));
  const others = due.filter(({ postId, dueAt }) => !own.has(`${postId} ${dueAt.getTime()}`));
  const taken = new Set(others.map(({ dueAt }) => dueAt.getTime()));
  const moves = planMoves(schedule, movable, (at) => taken.has(at.getTime()), now);
  return { moves, id: idOf(moves) };
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

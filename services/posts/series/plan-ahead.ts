import type { Occurrence } from '@carillon/contracts/domain/recurrence.ts';
import type { Text } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { idOfKey } from '@carillon/kit/idempotency/id-of-key.ts';
import type { Quotas } from '@carillon/kit/plan/quotas.ts';
import { nextStep, occurrencePost, type SeriesPost, timesOf } from '../domain/series-post.ts';
import { commitQuotas, releaseQuotas, reserveQuotas } from '../planning/post-quotas.ts';
import type { PostStore } from '../stores/posts.ts';
import type { SeriesStore } from '../stores/series.ts';
import type { ChangeDeps } from '../transitions/change-publication.ts';
import { expandPost } from '../transitions/expand-post.ts';

export interface PlanDeps extends ChangeDeps {
  readonly stores: ChangeDeps['stores'] & { readonly posts: PostStore; readonly series: SeriesStore };
  readonly quotas: Quotas;
}

/**
 * Schedules the posts of an active series that are within reach, as ordinary posts. Each has an ID derived from the
 * series and its day, so it is created once, by any process, whatever has happened to it since. The series stores its
 * progress, so after a crash the next call continues. Posts that the plan rejects are tried again each day; once one
 * misses its time, the series is paused. After the given number of milliseconds, the rest is left to the sweeper.
 */
export async function planAhead(
  deps: PlanDeps,
  head: SeriesPost,
  ms = Number.POSITIVE_INFINITY,
): Promise<void> {
  if (head.series.status !== 'active') return;
  const { series } = deps.stores;
  const times = timesOf(head);
  const until = deps.clock().getTime() + ms;
  for (let seenNumber = head.series.next; ; ) {
    const now = deps.clock();
    const step = nextStep(times, seenNumber, now);
    const same = { next: seenNumber, status: 'active', reason: null } as const;
    if (step.type === 'end') {
      await series.advance(head.id, seenNumber, { ...same, status: 'complete', nextAt: null });
      return;
    }
    if (step.type === 'wait') {
      await series.advance(head.id, seenNumber, { ...same, next: step.n, nextAt: step.until });
      return;
    }
    // It may have been stopped since it was read.
    const current = await series.find(head.id, head.workspaceId);
    if (current?.series.status !== 'active') return;
    const reason = await makeOne(deps, head, step.one);
    if (reason !== null) {
      const remainingMs = step.one.dueAt.getTime() - now.getTime() - SHORTLY_MS;
      const pause = { status: 'paused', nextAt: null } as const;
      const again = new Date(now.getTime() + Math.min(remainingMs, DAY_MS));
      await series.advance(head.id, seenNumber, {
        ...same,
        next: step.n,
        reason,
        ...(remainingMs > 0 ? { nextAt: again } : pause),
      });
      return;
    }
    const next = step.n + 1;
    if (!(await series.advance(head.id, seenNumber, { ...same, next, nextAt: now }))) return;
    seenNumber = next;
    if (deps.clock().getTime() >= until) return;
  }
}

/** The longest that a user who schedules a series waits for its plan. */
export const PLAN_MS = 5_000;
const DAY_MS = 86_400_000;
/** So long before its time a post is tried the last time. */
const SHORTLY_MS = 60_000;

export const occurrenceId = ({ id, workspaceId }: SeriesPost, { date }: Occurrence): string =>
  idOfKey(workspaceId, 'series', id, date);

/** Why the plan refuses it; null when it is there. */
async function makeOne(deps: PlanDeps, head: SeriesPost, one: Occurrence): Promise<string | Text | null> {
  const { posts } = deps.stores;
  const id = occurrenceId(head, one);
  if (await posts.find(id, head.workspaceId)) return null;
  const post = occurrencePost(head, id, one, deps.clock());
  try {
    await reserveQuotas(deps, post);
  } catch (error) {
    if (error instanceof AppError && error.code === 'plan_limit') return error.words;
    throw error;
  }
  const result = await posts.make(post);
  if (result === 'made') {
    commitQuotas(deps, post);
    await expandPost(deps, post);
  } else if (result !== 'exists') releaseQuotas(deps, post);
  return null;
}

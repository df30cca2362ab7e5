import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { type SeriesPost, timesOf } from '../domain/series-post.ts';
import { updateQuotas } from '../planning/post-quotas.ts';
import { commandEach } from '../posts/command-post.ts';
import type { CommandDeps } from '../posts/command-publication.ts';
import { findOwnPost } from '../posts/find-own-post.ts';
import { occurrenceId, type PlanDeps } from './plan-ahead.ts';

export interface StopDeps extends PlanDeps {
  readonly stores: PlanDeps['stores'] & CommandDeps['stores'];
  readonly telemetry: Pick<Telemetry, 'log'>;
}

/** How many posts were canceled, and of how many some is on its way or in doubt. */
export interface Stopped {
  readonly canceled: number;
  readonly refused: number;
}

/** Longer than anybody who has read the series as active takes to make a post of it. */
const SETTLE_MS = 2 * 60_000;

/** Stops a series and cancels its planned posts; published ones stay. */
export async function stopSeries(deps: StopDeps, head: SeriesPost): Promise<Stopped> {
  const again = new Date(deps.clock().getTime() + SETTLE_MS);
  await deps.stores.series.stop(head.id, again);
  return cancelPlanned(deps, head);
}

/** Once more for what somebody may have planned while it was stopped; a sweeper does it. */
export async function settleStopped(deps: StopDeps, head: SeriesPost): Promise<void> {
  await cancelPlanned(deps, head);
  await deps.stores.series.settle(head.id);
}

async function cancelPlanned(deps: StopDeps, head: SeriesPost): Promise<Stopped> {
  const { workspaceId } = head;
  const ids = timesOf(head).map((one, n) => (n === 0 ? head.id : occurrenceId(head, one)));
  const existingIds = await deps.stores.series.existing(ids, workspaceId);
  const counts = { canceled: 0, refused: 0 };
  for (const id of ids.filter((one) => existingIds.has(one))) {
    const { publications } = await findOwnPost(deps, id, workspaceId);
    const plannedPublications = publications.filter(
      (one) => one.removedAt === null && one.status === 'scheduled',
    );
    // Canceled first: posts published meanwhile stay on the list.
    const { done, refused } = await commandEach(deps, plannedPublications, { type: 'cancel' });
    if (done.length > 0) await commandEach(deps, done, { type: 'remove' });
    if (done.length > 0) updateQuotas(deps, { postId: id, workspaceId });
    if (refused.length > 0) counts.refused++;
    else if (done.length > 0) counts.canceled++;
  }
  return counts;
}

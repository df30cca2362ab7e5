import type { Metrics } from '@carillon/kit/metrics.ts';
import { hideOutboxAge, showOutboxAge } from '@carillon/kit/outbox/outbox-age.ts';
import { publishingMetrics } from '../publishing-metrics.ts';
import type { BacklogStore } from '../stores/backlog.ts';
import { type HoldDeps, holdsChores } from './chore-lease.ts';

interface Deps extends HoldDeps {
  readonly stores: HoldDeps['stores'] & { readonly backlog: BacklogStore };
  readonly telemetry: { readonly metrics: Pick<Metrics, 'registry'> };
}

const OVERDUE_MS = 60_000;

/** Shows operators the backlog of all workers. Only one of them shows it, so the numbers can be added up. */
export async function watchBacklog(deps: Deps): Promise<void> {
  const { stores, clock } = deps;
  const { metrics } = deps.telemetry;
  const { backlog: backlogGauge, lag } = publishingMetrics(metrics);
  if (!(await holdsChores(deps))) {
    backlogGauge.reset();
    lag.set(0);
    hideOutboxAge(metrics, 'posts');
    return;
  }
  const now = clock();
  const { backlog } = stores;
  const then = new Date(now.getTime() - OVERDUE_MS);
  const [overdue, queued, publishing, dueSince, oldest] = await Promise.all([
    backlog.overdue(then),
    backlog.queued(now),
    backlog.publishing(),
    backlog.dueSince(now),
    backlog.oldestEvent(),
  ]);
  for (const [state, count] of Object.entries({ overdue, queued, publishing }))
    backlogGauge.set({ state }, count);
  lag.set(dueSince ? (now.getTime() - dueSince.getTime()) / 1000 : 0);
  showOutboxAge(metrics, 'posts', { oldest, now });
}

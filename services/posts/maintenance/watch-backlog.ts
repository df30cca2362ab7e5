import type { Metrics } from '@carillon/kit/metrics.ts';
import { showOutboxAge } from '@carillon/kit/outbox/outbox-age.ts';
import { publishingMetrics } from '../publishing-metrics.ts';
import type { BacklogStore } from '../stores/backlog.ts';

interface Deps {
  readonly stores: { readonly backlog: BacklogStore };
  readonly metrics: Pick<Metrics, 'registry'>;
  clock(): Date;
}

const OVERDUE_MS = 60_000;

/** Shows operators what waits. */
export async function watchBacklog({ stores, metrics, clock }: Deps): Promise<void> {
  const now = clock();
  const { backlog } = stores;
  const then = new Date(now.getTime() - OVERDUE_MS);
  const [overdue, queued, publishing, oldest] = await Promise.all([
    backlog.overdue(then),
    backlog.queued(now),
    backlog.publishing(),
    backlog.oldestEvent(),
  ]);
  const { backlog: shown } = publishingMetrics(metrics);
  for (const [state, count] of Object.entries({ overdue, queued, publishing })) shown.set({ state }, count);
  showOutboxAge(metrics, 'posts', { oldest, now });
}

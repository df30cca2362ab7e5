import type { PublishingMetrics } from '@carillon/kit/metrics.ts';
import type { BacklogStore } from '../stores/backlog.ts';

interface Deps {
  readonly stores: { readonly backlog: BacklogStore };
  readonly metrics: { readonly publishing: Pick<PublishingMetrics, 'backlog' | 'outboxAge'> };
  clock(): Date;
}

const OVERDUE_MS = 60_000;

/** Shows operators what waits. */
export async function watchBacklog({ stores, metrics: { publishing: shown }, clock }: Deps): Promise<void> {
  const now = clock().getTime();
  const { backlog } = stores;
  const [overdue, queued, publishing, oldest] = await Promise.all([
    backlog.overdue(new Date(now - OVERDUE_MS)),
    backlog.inState('queued'),
    backlog.inState('publishing'),
    backlog.oldestEvent(),
  ]);
  for (const [state, count] of Object.entries({ overdue, queued, publishing }))
    shown.backlog.set({ state }, count);
  shown.outboxAge.set(oldest ? Math.max(0, now - oldest.getTime()) / 1000 : 0);
}

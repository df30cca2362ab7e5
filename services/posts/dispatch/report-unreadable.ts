import type { Log } from '@carillon/kit/log.ts';
import type { Metrics } from '@carillon/kit/metrics.ts';
import { publishingMetrics } from '../publishing-metrics.ts';
import type { Unreadable } from '../stores/to-publication.ts';

interface Deps {
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'registry'>;
  clock(): Date;
}

const EVERY_MS = 3_600_000;

/**
 * Reports publications to operators that are stuck until somebody repairs them or a newer version takes over.
 * Repeated ones are reported once an hour.
 */
export function createUnreadableReporter({
  log,
  metrics,
  clock,
}: Deps): (rows: readonly Unreadable[]) => void {
  const reportedAt = new Map<string, number>();
  return (rows) => {
    const now = clock().getTime();
    for (const [id, at] of reportedAt) if (now - at >= EVERY_MS) reportedAt.delete(id);
    for (const { id, platform, why } of rows) {
      if (reportedAt.has(id)) continue;
      reportedAt.set(id, now);
      log.error({ publicationId: id, why }, 'a publication can not be read, so that it does not go out');
      publishingMetrics(metrics).outcomes.inc({ network: String(platform), outcome: 'unreadable' });
    }
  };
}

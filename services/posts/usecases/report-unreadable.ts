import type { Log } from '@carillon/kit/log.ts';
import type { Metrics } from '@carillon/kit/metrics.ts';
import { publishingMetrics } from '../publishing-metrics.ts';
import type { Unreadable } from '../stores/to-publication.ts';

export interface UnreadableDeps {
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'registry'>;
}

/** Tells operators of publications that go nowhere until somebody puts them right or a newer version takes over. */
export function reportUnreadable({ log, metrics }: UnreadableDeps, rows: readonly Unreadable[]): void {
  for (const { id, platform, why } of rows) {
    log.error({ publicationId: id, why }, 'a publication can not be read, so that it does not go out');
    publishingMetrics(metrics).outcomes.inc({ network: String(platform), outcome: 'unreadable' });
  }
}

const EVERY_MS = 3_600_000;

/** The same for what is met again and again: once an hour for each. */
export function createUnreadableReporter(
  deps: UnreadableDeps & { clock(): Date },
): (rows: readonly Unreadable[]) => void {
  const told = new Map<string, number>();
  return (rows) => {
    const now = deps.clock().getTime();
    for (const [id, at] of told) if (now - at >= EVERY_MS) told.delete(id);
    const news = rows.filter(({ id }) => !told.has(id));
    for (const { id } of news) told.set(id, now);
    reportUnreadable(deps, news);
  };
}

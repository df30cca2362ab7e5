import type { SeriesView } from '@carillon/contracts/http/posts/series.ts';
import type { Series } from '../domain/series.ts';
import { type SeriesPost, timesOf } from '../domain/series-post.ts';

const statusOf = ({ status, endsAt }: Series): SeriesView['status'] => {
  if (status !== 'ended') return status;
  return endsAt === null ? 'complete' : 'stopped';
};

/** A series as its workspace sees it. */
export function showSeries(head: SeriesPost): SeriesView {
  const { series, localTime, timezone } = head;
  const times = timesOf(head);
  return {
    id: head.id,
    repeat: { ...series.repeat, weekdays: [...series.repeat.weekdays] },
    ...{ first_time: localTime, timezone, status: statusOf(series), reason: series.reason },
    planned: Math.min(series.next, times.length),
    total: times.length,
    last_time: times.at(-1)?.localTime ?? localTime,
  };
}

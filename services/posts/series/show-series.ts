import type { SeriesView } from '@carillon/contracts/http/posts/series.ts';
import { reasonFields } from '@carillon/contracts/words/stored-text.ts';
import { type SeriesPost, timesOf } from '../domain/series-post.ts';

/** A series as its workspace sees it. */
export function showSeries(head: SeriesPost): SeriesView {
  const { series, localTime, timezone } = head;
  const times = timesOf(head);
  return {
    id: head.id,
    repeat: { ...series.repeat, weekdays: [...series.repeat.weekdays] },
    first_time: localTime,
    timezone,
    status: series.status,
    ...reasonFields(series.reason),
    planned: Math.min(series.next, times.length),
    total: times.length,
    last_time: times.at(-1)?.localTime ?? localTime,
  };
}

import type { SeriesView } from '../../http/posts/series.ts';

/** A post that repeats every day, sixty times. */
export const dailySeries = (id: string, status: SeriesView['status'] = 'active'): SeriesView => ({
  id,
  repeat: { every: 'day', interval: 1, weekdays: [], count: 60, until: null },
  first_time: '2027-01-01 10:00:00',
  timezone: 'UTC',
  status,
  reason: null,
  planned: 22,
  total: 60,
  last_time: '2027-03-01 10:00:00',
});

import { getSeries } from '@carillon/contracts/http/posts/get-series.ts';
import { resumeSeries } from '@carillon/contracts/http/posts/resume-series.ts';
import type { SeriesView } from '@carillon/contracts/http/posts/series.ts';
import { stopSeries } from '@carillon/contracts/http/posts/stop-series.ts';
import { inputById } from '@carillon/contracts/testing/examples/asked-by-id.ts';
import { pick } from '@carillon/contracts/testing/examples/pick.ts';
import { dailySeries } from '@carillon/contracts/testing/examples/series.ts';
import type { Pacts } from '@carillon/sdk/testing/pact.ts';

const read = (one: SeriesView) => ({
  ...pick(one, ['id', 'first_time', 'timezone', 'status', 'planned', 'total']),
  repeat: pick(one.repeat, ['every', 'weekdays', 'count']),
});

export async function readSeries({ exchange }: Pacts): Promise<void> {
  const id = '34ddfc29-81fa-4d0e-a67f-fa4460dfd29e';
  await exchange(getSeries, {
    state: 'a series',
    ...inputById('post_id', id),
    reads: { success: true, series: read(dailySeries(id)) },
  });
  const paused = '9ac89da0-7435-4282-9579-922777ba94ce';
  await exchange(resumeSeries, {
    state: 'a paused series',
    ...inputById('post_id', paused),
    reads: { success: true, message: 'The series is running again.', series: read(dailySeries(paused)) },
  });
  const stopped = 'a6ed4a0f-2ea1-41b1-802b-f187f1953913';
  await exchange(stopSeries, {
    state: 'a series',
    ...inputById('post_id', stopped),
    reads: {
      success: true,
      message: 'The series is stopped. 22 scheduled posts are canceled.',
      series: read(dailySeries(stopped, 'stopped')),
    },
  });
}

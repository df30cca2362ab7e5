import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { seriesParams, seriesReply } from './series.ts';

/** Ends a series: cancels its scheduled posts. Published posts stay, and posts being published continue. */
export const stopSeries = defineOperation({
  id: 'posts.stopSeries',
  method: 'POST',
  path: '/posts/series/:id/stop',
  access: 'editor',
  scope: 'posts:publish',
  summary: 'Stop a post from repeating',
  example: { params: { id: EXAMPLE.post } },
  params: seriesParams,
  response: seriesReply,
  errors: ['not_authenticated', 'not_found'],
});

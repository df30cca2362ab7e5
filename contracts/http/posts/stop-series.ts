import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { seriesParams, seriesReply } from './series.ts';

/** Ends a series: whatever of it is still to go out is canceled; what is out stays, and what is on its way goes out. */
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

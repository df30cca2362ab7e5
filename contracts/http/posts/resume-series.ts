import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { seriesParams, seriesReply } from './series.ts';

/** Resumes a series that the plan had paused. Posts missed meanwhile are left out. */
export const resumeSeries = defineOperation({
  id: 'posts.resumeSeries',
  method: 'POST',
  path: '/posts/series/:id/resume',
  access: 'editor',
  scope: 'posts:publish',
  summary: 'Resume a stopped series',
  example: { params: { id: EXAMPLE.post } },
  params: seriesParams,
  response: seriesReply,
  errors: ['not_authenticated', 'not_found', 'conflict'],
});

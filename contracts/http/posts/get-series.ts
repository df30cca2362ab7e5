import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';
import { seriesParams, seriesView } from './series.ts';

/** How a post repeats that `series_id` of one of its publications names. */
export const getSeries = defineOperation({
  id: 'posts.getSeries',
  method: 'GET',
  path: '/posts/series/:id',
  access: 'viewer',
  scope: 'posts:read',
  summary: 'Get how a post repeats',
  example: { params: { id: EXAMPLE.post } },
  params: seriesParams,
  response: z.object({ success: z.literal(true), series: seriesView }),
  errors: ['not_authenticated', 'not_found'],
});

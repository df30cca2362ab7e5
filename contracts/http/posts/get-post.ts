import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

import { publicationView } from './publication-view.ts';

export const getPost = defineOperation({
  id: 'posts.getPost',
  method: 'GET',
  path: '/posts/:id',
  summary: 'One post and what came of each target',
  params: z.object({ id: z.string() }),
  response: z.object({
    success: z.literal(true),
    post: z.object({
      id: z.string(),
      initial_description: z.string(),
      created_at: z.iso.datetime(),
      scheduled_time: z.string().nullable(),
      timezone: z.string().nullable(),
      results: z.array(publicationView),
    }),
  }),
  errors: ['not_authenticated', 'not_found'],
});

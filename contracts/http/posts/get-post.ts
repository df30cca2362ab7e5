import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

import { publicationDetail } from './publication-detail.ts';

export const getPost = defineOperation({
  id: 'posts.getPost',
  method: 'GET',
  path: '/posts/:id',
  access: 'viewer',
  onBehalf: ['ai'],
  scope: 'posts:read',
  summary: 'One post, and the history of each target',
  example: { params: { id: EXAMPLE.post } },
  params: z.object({ id: givenId }),
  response: z.object({
    success: z.literal(true),
    post: z.object({
      id: z.string(),
      initial_description: z.string(),
      created_at: z.iso.datetime(),
      /** The member who approved it; null where nobody was asked to. */
      approved_by: z.string().nullable().default(null),
      approved_at: z.iso.datetime().nullable().default(null),
      scheduled_time: z.string().nullable(),
      timezone: z.string().nullable(),
      results: z.array(publicationDetail),
    }),
  }),
  errors: ['not_authenticated', 'not_found'],
});

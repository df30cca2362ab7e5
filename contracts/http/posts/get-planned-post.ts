import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

import { plannedPost } from './planned-post.ts';
import { postParams } from './publication-reply.ts';

/** Reads a planned post for editing. `conflict` when none of its targets can be changed any more. */
export const getPlannedPost = defineOperation({
  id: 'posts.getPlannedPost',
  method: 'GET',
  path: '/posts/:id/plan',
  access: 'editor',
  scope: 'posts:read',
  summary: 'Read a planned post for editing',
  example: { params: { id: EXAMPLE.post } },
  params: postParams,
  response: z.object({ success: z.literal(true), planned: plannedPost }),
  errors: ['not_authenticated', 'not_found', 'conflict'],
});

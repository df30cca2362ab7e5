import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

import { postParams, postReply } from './publication-reply.ts';

/**
 * Removes a post from the user's list. Unpublished targets are never published; published ones stay on their network,
 * and `message` says so. A target that is being published, or that may be published, stays and is named. `results`
 * lists what is still there. Idempotent.
 */
export const deletePost = defineOperation({
  id: 'posts.deletePost',
  method: 'DELETE',
  path: '/posts/:id',
  access: 'editor',
  onBehalf: ['ai'],
  scope: 'posts:publish',
  summary: 'Delete a post',
  example: { params: { id: EXAMPLE.post } },
  params: postParams,
  response: postReply,
  errors: ['not_authenticated', 'not_found', 'conflict'],
});

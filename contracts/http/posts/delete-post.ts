import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

import { postParams, postReply } from './publication-reply.ts';

/**
 * Takes a post off the user's list. What has not gone out never does; what is published stays on its network, and
 * `message` says so. A target that is being published, or that may be out, is left and named. `results` holds what
 * is still on the list. Deleting it again answers as the first time.
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

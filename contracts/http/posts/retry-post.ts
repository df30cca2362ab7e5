import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

import { postParams, postReply } from './publication-reply.ts';

/** Publishes every target of a post that has failed once more. */
export const retryPost = defineOperation({
  id: 'posts.retryPost',
  method: 'POST',
  path: '/posts/:id/retry',
  access: 'editor',
  scope: 'posts:publish',
  rate: 'costly',
  summary: 'Retry the failed targets of a post',
  example: { params: { id: EXAMPLE.post } },
  params: postParams,
  response: postReply,
  errors: ['not_authenticated', 'not_found', 'conflict'],
});

import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

import { publicationParams, publicationReply } from './publication-reply.ts';

/**
 * Retries a failed publication. If an earlier attempt may have succeeded, the network is asked first. Does nothing if
 * it is already being published again.
 */
export const retryPublication = defineOperation({
  id: 'posts.retryPublication',
  method: 'POST',
  path: '/posts/publications/:id/retry',
  access: 'editor',
  onBehalf: ['ai'],
  scope: 'posts:publish',
  rate: 'costly',
  summary: 'Retry a failed target',
  example: { params: { id: EXAMPLE.publication } },
  params: publicationParams,
  response: publicationReply,
  errors: ['not_authenticated', 'not_found', 'conflict'],
});

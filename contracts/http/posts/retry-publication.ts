import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

import { publicationParams, publicationReply } from './publication-reply.ts';

/**
 * Publishes one that has failed once more. Where an earlier attempt may have got through, the network is asked first. One
 * that is on its way again already stays so.
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

import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

import { publicationParams, publicationReply } from './publication-reply.ts';

/**
 * Cancels a waiting publication. Idempotent. If an attempt may have succeeded (`may_be_out`), it needs
 * `accept_unknown`: then it isn't retried, and ends as failed with a reason that asks to check the network.
 */
export const cancelPublication = defineOperation({
  id: 'posts.cancelPublication',
  method: 'POST',
  path: '/posts/publications/:id/cancel',
  access: 'editor',
  onBehalf: ['ai'],
  scope: 'posts:publish',
  summary: 'Cancel one target of a post',
  example: { params: { id: EXAMPLE.publication } },
  params: publicationParams,
  body: z.object({ accept_unknown: z.boolean().default(false) }),
  response: publicationReply,
  errors: ['not_authenticated', 'validation_failed', 'not_found', 'conflict'],
});

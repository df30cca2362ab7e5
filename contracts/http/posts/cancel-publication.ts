import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

import { publicationParams, publicationReply } from './publication-reply.ts';

/**
 * Stops one that waits. Canceling it again answers as the first time. When an attempt may have got through (`may_be_out`)
 * it needs `accept_unknown`: then it is not tried again, and ends as failed with a reason that says to look there.
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

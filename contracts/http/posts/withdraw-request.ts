import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

import { publicationView } from './publication-view.ts';
import { requestKey } from './request-key.ts';

/**
 * Settles what becomes of a request whose answer did not come: either its post was taken already, which stays, or none
 * is ever taken under its key, not even by a call that is still under way. Asking again answers as the first time.
 */
export const withdrawRequest = defineOperation({
  id: 'posts.withdrawRequest',
  method: 'POST',
  path: '/posts/requests/:request_key/withdraw',
  access: 'editor',
  summary: 'Take a request to publish or schedule back, unless its post was taken',
  params: z.object({ request_key: requestKey }),
  response: z.object({
    success: z.literal(true),
    message: z.string(),
    /** The post that had been taken; null when the request is withdrawn. */
    taken: z.object({ post_id: z.string(), results: z.array(publicationView) }).nullable(),
  }),
  errors: ['not_authenticated', 'validation_failed'],
});

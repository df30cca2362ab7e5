import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { messageFields } from '../../words/message-with-values.ts';
import { EXAMPLE } from '../example-values.ts';

/**
 * Deletes a published post from its network, for everyone; it stays on the list. Idempotent: a post that is gone
 * there already counts as deleted. Only if the publication's `can_take_down` allows it.
 */
export const takeDownPublication = defineOperation({
  id: 'analytics.takeDownPublication',
  method: 'POST',
  path: '/posts/publications/:id/take-down',
  access: 'editor',
  onBehalf: ['ai'],
  scope: 'posts:publish',
  summary: 'Delete a published post from its network',
  example: { params: { id: EXAMPLE.publication } },
  params: z.object({ id: givenId }),
  response: z.object({
    success: z.literal(true),
    /** For its owner to read. */
    ...messageFields,
  }),
  errors: [
    ...(['not_authenticated', 'not_found', 'conflict', 'not_connected'] as const),
    ...(['network_unavailable', 'service_unavailable'] as const),
  ],
});

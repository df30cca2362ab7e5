import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { defineOperation } from '../../operation.ts';
import { EXAMPLE } from '../example-values.ts';

/** Acts as the page or account that posted. Idempotent. */
export const actOnComment = defineOperation({
  id: 'analytics.actOnComment',
  method: 'POST',
  path: '/comments/:id/action',
  access: 'writer',
  scope: 'comments:write',
  summary: 'Like, unlike, hide or unhide a comment on its network',
  example: { params: { id: EXAMPLE.comment }, body: { action: 'like', on: true } },
  params: z.object({ id: givenId }),
  body: z.object({
    action: z.enum(['like', 'hide']),
    /** False takes it back. */
    on: z.boolean(),
  }),
  response: z.object({ success: z.literal(true), liked: z.boolean(), hidden: z.boolean() }),
  errors: [
    ...(['not_authenticated', 'validation_failed', 'not_found', 'not_connected'] as const),
    ...(['comments_unavailable', 'network_unavailable', 'service_unavailable'] as const),
  ],
});

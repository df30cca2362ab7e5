import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

/**
 * Where the networks send the browser back (RFC 6749, section 4.1.2). Answers 302 to
 * `/dashboard?status=success|danger&message=…`; a stranger is sent to `/login`.
 */
export const oauthCallback = defineOperation({
  id: 'identity.oauthCallback',
  method: 'GET',
  path: '/oauth/callback',
  access: 'public',
  summary: 'Return from a network',
  status: 302,
  query: z.object({
    code: z.string().optional(),
    state: z.string().optional(),
    error: z.string().optional(),
    error_reason: z.string().optional(),
    error_description: z.string().optional(),
  }),
  response: z.object({}),
});

import { z } from 'zod';
import { defineOperation } from '../../../operation.ts';
import { ACCESS_TOKEN_LIMITS, accessToken } from './access-token.ts';

/** The newest first. One that has expired stays in the list for 30 days. */
export const listAccessTokens = defineOperation({
  id: 'identity.listAccessTokens',
  method: 'GET',
  path: '/access-tokens',
  access: 'viewer',
  summary: 'The user’s personal access tokens',
  response: z.object({
    success: z.literal(true),
    tokens: z.array(accessToken).max(ACCESS_TOKEN_LIMITS.count),
  }),
  errors: ['not_authenticated'],
});

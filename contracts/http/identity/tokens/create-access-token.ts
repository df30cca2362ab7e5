import { z } from 'zod';
import { dateTime } from '../../../domain/date-time.ts';
import { TOKEN_SCOPES } from '../../../domain/token-scopes.ts';
import { defineOperation } from '../../../operation.ts';
import { sentence } from '../../../text.ts';
import { confirmation } from '../account/confirmation.ts';
import { ACCESS_TOKEN_LIMITS, accessToken } from './access-token.ts';

/**
 * Makes a token for the session's workspace. It is good until it expires, is revoked, or its user leaves the workspace. An account with a second
 * factor confirms it.
 */
export const createAccessToken = defineOperation({
  id: 'identity.createAccessToken',
  method: 'POST',
  path: '/access-tokens',
  access: 'viewer',
  summary: 'Create a personal access token',
  status: 201,
  body: z.object({
    name: z
      .string(sentence`Give the token a name.`)
      .trim()
      .min(1, sentence`Give the token a name.`)
      .max(ACCESS_TOKEN_LIMITS.name, sentence`Use at most ${{ most: ACCESS_TOKEN_LIMITS.name }} characters.`),
    scopes: z
      .array(z.enum(TOKEN_SCOPES))
      .min(1, sentence`Choose what the token may do.`)
      .max(TOKEN_SCOPES.length)
      .transform((scopes) => TOKEN_SCOPES.filter((scope) => scopes.includes(scope))),
    expires_at: dateTime.describe(`When it ends, ${ACCESS_TOKEN_LIMITS.days} days ahead at the most`),
    ...confirmation,
  }),
  response: z.object({
    success: z.literal(true),
    /** Returned only once, because only its hash is stored. */
    secret: z.string(),
    token: accessToken,
  }),
  errors: [
    ...(['not_authenticated', 'validation_failed', 'passkey_refused', 'too_many_requests'] as const),
    'too_many_tokens',
  ],
});

import { z } from 'zod';
import { textUpTo } from '../../../domain/bounded-text.ts';
import { PLATFORM_NAMES } from '../../../domain/platforms.ts';
import { defineOperation } from '../../../operation.ts';

const boundedParam = textUpTo(16_384).optional();

/**
 * The addresses to which the networks return the browser (RFC 6749, section 4.1.2). Each network has its own, so that
 * nobody can pass off one network's response as another's (RFC 9700, section 4.4). Responds with 302 to
 * `/dashboard?status=success|danger&message=…&reason=…&platform=…` (`domain/connect-outcome.ts`), or to `/login` with
 * the same query if nobody is logged in.
 */
export const oauthCallback = defineOperation({
  id: 'identity.oauthCallback',
  method: 'GET',
  path: '/oauth/callback/:platform',
  access: 'public',
  summary: 'Return from a network',
  status: 302,
  params: z.object({ platform: z.enum(PLATFORM_NAMES) }),
  query: z.object({
    code: boundedParam,
    state: boundedParam,
    /** The authorization server, if the network names it (RFC 9207). */
    iss: boundedParam,
    error: boundedParam,
    /** The last part of the return address, for networks whose servers each have their own address. */
    way: textUpTo(100).optional(),
    error_reason: boundedParam,
    error_description: boundedParam,
  }),
  response: z.object({}),
});

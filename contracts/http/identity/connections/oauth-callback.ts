import { z } from 'zod';
import { textUpTo } from '../../../domain/bounded-text.ts';
import { PLATFORM_NAMES } from '../../../domain/platforms.ts';
import { defineOperation } from '../../../operation.ts';

const boundedParam = textUpTo(16_384).optional();

/**
 * Where the networks send the browser back (RFC 6749, section 4.1.2), each to an address of its own, so that no network's
 * answer can be passed off as another's (RFC 9700, section 4.4). Answers 302 to
 * `/dashboard?status=success|danger&message=…&reason=…&platform=…` (`domain/connect-outcome.ts`); a stranger is sent to
 * `/login` with the same.
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
    /** How the address that the network came back to ended, where each of its servers has one of its own. */
    way: textUpTo(100).optional(),
    error_reason: boundedParam,
    error_description: boundedParam,
  }),
  response: z.object({}),
});

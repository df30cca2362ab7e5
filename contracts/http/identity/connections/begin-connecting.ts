import { z } from 'zod';
import { textUpTo } from '../../../domain/bounded-text.ts';
import { PLATFORM_NAMES } from '../../../domain/platforms.ts';
import { defineOperation } from '../../../operation.ts';

/** Asking the network can end in these. */
export const BEGIN_ERRORS = [
  'network_not_set_up',
  'wrong_credentials',
  'connection_refused',
  'network_unavailable',
] as const;

/**
 * The browser goes to `auth_url`, and the network sends it back to `/oauth/callback/<network>`. An account that is connected
 * already is renewed, another one is connected beside it.
 */
export const beginConnecting = defineOperation({
  id: 'identity.beginConnecting',
  method: 'POST',
  path: '/connections/:network/begin',
  access: 'owner',
  rate: 'strict',
  summary: 'Get the URL for connecting an account of a network',
  params: z.object({ network: z.enum(PLATFORM_NAMES) }),
  body: z.object({
    /** The address of the account's server, for a network of many servers. */
    server: textUpTo(500).nullish(),
    /** The account's handle or id, for a network where that says which server to go to. */
    identifier: textUpTo(500).nullish(),
  }),
  response: z.object({ auth_url: z.url() }),
  errors: ['not_authenticated', 'validation_failed', ...BEGIN_ERRORS, 'plan_limit'],
});

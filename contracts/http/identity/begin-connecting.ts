import { z } from 'zod';
import { textUpTo } from '../../domain/bounded-text.ts';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { defineOperation } from '../../operation.ts';

/**
 * The browser goes to `auth_url`, and the network sends it back to `/oauth/callback/<network>`. An account that is connected
 * already is renewed, another one is connected beside it.
 */
export const beginConnecting = defineOperation({
  id: 'identity.beginConnecting',
  method: 'POST',
  path: '/connections/:network/begin',
  access: 'owner',
  summary: 'Where to connect an account of a network',
  params: z.object({ network: z.enum(PLATFORM_NAMES) }),
  body: z.object({
    /** What the network asks for before, such as a handle or a server, by `connectFieldsOf`. */
    input: z.record(textUpTo(40), textUpTo(500)).default({}),
  }),
  response: z.object({ auth_url: z.url() }),
  errors: ['not_authenticated', 'validation_failed', 'network_not_set_up', 'plan_limit'],
});

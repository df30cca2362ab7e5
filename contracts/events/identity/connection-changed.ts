import { z } from 'zod';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { defineEvent } from '../../event.ts';

/** An account was connected, disconnected, or refused by its network. */
export const connectionChanged = defineEvent({
  type: 'identity.connection.changed',
  version: 1,
  data: z.object({
    workspace_id: z.string(),
    /** Left out by earlier versions, as are the next two: a network had one connection. */
    connection_id: z.string().optional(),
    /** The account's name on the network. */
    account_name: z.string().optional(),
    /** The pages and profiles that the connection publishes to, or published to before it was lost. */
    target_ids: z.array(z.string()).optional(),
    platform: z.enum(PLATFORM_NAMES),
    status: z.enum(['connected', 'disconnected', 'lost']),
    reason: z.string().nullable(),
    /** Goes up with each change of this connection. */
    revision: z.int().positive(),
  }),
});

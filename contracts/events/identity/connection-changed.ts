import { z } from 'zod';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { defineEvent } from '../../event.ts';

/** An account was connected, disconnected, or refused by its network. */
export const connectionChanged = defineEvent({
  type: 'identity.connection.changed',
  version: 1,
  data: z.object({
    workspace_id: z.string(),
    platform: z.enum(PLATFORM_NAMES),
    status: z.enum(['connected', 'disconnected', 'lost']),
    reason: z.string().nullable(),
    /** Goes up with each change of this workspace's connection to this network. */
    revision: z.int().positive(),
  }),
});

import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/** The list has changed. A signal to reload it, which may be lost. */
export const notificationsChanged = defineEvent({
  type: 'notifications.list.changed',
  version: 1,
  data: z.object({
    workspace_id: z.string(),
    /** Whose list; null for every member's. */
    user_id: z.string().nullable(),
  }),
});

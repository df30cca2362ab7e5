import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/** A session went into another workspace: services that cache where it is must forget it now. */
export const sessionEntered = defineEvent({
  type: 'identity.session.entered',
  version: 1,
  data: z.object({ session_id: z.string(), user_id: z.string(), entered_id: z.string() }),
});

import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/** Figures or comments of a workspace were read anew: a signal to load again what is shown, which may be lost. */
export const figuresChanged = defineEvent({
  type: 'analytics.figures.changed',
  version: 1,
  data: z.object({ workspace_id: z.string(), what: z.enum(['figures', 'comments']) }),
});

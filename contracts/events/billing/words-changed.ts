import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/** A workspace's words were granted or spent: a signal to load the balance again, which may be lost. */
export const wordsChanged = defineEvent({
  type: 'billing.words.changed',
  version: 1,
  data: z.object({ workspace_id: z.string() }),
});

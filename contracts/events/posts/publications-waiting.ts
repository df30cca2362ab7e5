import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/** A wake-up signal for the publishing workers: publications wait in the dispatch queue, which workers read themselves. */
export const publicationsWaiting = defineEvent({
  type: 'posts.publications.waiting',
  version: 1,
  data: z.object({}),
});

import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/** Something waits in line for the publishing workers, who read the line themselves: only a bell. */
export const publicationsWaiting = defineEvent({
  type: 'posts.publications.waiting',
  version: 1,
  data: z.object({}),
});

import { z } from 'zod';
import { defineEvent } from '../../event.ts';

/** Work for the publishing workers: this publication's time has come. */
export const publicationDue = defineEvent({
  type: 'posts.publication.due',
  version: 1,
  data: z.object({ publication_id: z.string() }),
});

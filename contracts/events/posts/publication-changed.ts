import { z } from 'zod';
import { defineEvent } from '../../event.ts';

import { publicationView } from '../../http/posts/publication-view.ts';

/** A publication reached a state that its owner wants to see. */
export const publicationChanged = defineEvent({
  type: 'posts.publication.changed',
  version: 1,
  data: z.object({
    workspace_id: z.string(),
    post_id: z.string(),
    /** The first words of its text, by which its owner knows it; null when it has none. */
    words: z.string().nullable().default(null),
    publication: publicationView,
  }),
});

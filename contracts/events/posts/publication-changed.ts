import { z } from 'zod';
import { defineEvent } from '../../event.ts';

import { publicationFacts } from '../../http/posts/publication-view.ts';

/** Changes of a publication that are more than a step on its way. */
export const PUBLICATION_CHANGES = [
  ...(['made', 'edited', 'moved', 'canceled', 'retried', 'removed', 'taken_down'] as const),
  ...(['published', 'failed'] as const),
] as const;
export type PublicationChange = (typeof PUBLICATION_CHANGES)[number];

/** A publication reached a state that its owner wants to see. */
export const publicationChanged = defineEvent({
  type: 'posts.publication.changed',
  version: 1,
  data: z.object({
    workspace_id: z.string(),
    post_id: z.string(),
    change: z.enum(PUBLICATION_CHANGES).nullable().default(null),
    /** The user who asked for it, when another service acted on their behalf. */
    actor_id: z.string().optional(),
    /** The first words of its text, for its owner to recognize it. Null if it has no text. */
    words: z.string().nullable().default(null),
    /** Goes up with each change of state: of two events about a publication the one with the higher is the later. */
    revision: z.number().int().default(0),
    /** Its owner deleted it. */
    removed: z.boolean().default(false),
    publication: publicationFacts,
  }),
});

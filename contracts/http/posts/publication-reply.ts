import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { messageFields } from '../../words/message-with-values.ts';

import { publicationView } from './publication-view.ts';

export const publicationParams = z.object({ id: givenId });
export const postParams = z.object({ id: givenId });

/** What an operation on one publication answers: a sentence for its owner, and how it stands now. */
export const publicationReply = z.object({
  success: z.literal(true),
  ...messageFields,
  publication: publicationView,
});

/** What an operation on a whole post answers: where each target stands now, and why some were left as they are. */
export const postReply = z.object({
  success: z.literal(true),
  ...messageFields,
  results: z.array(publicationView),
  refused: z.array(z.object({ publication_id: z.string(), target_name: z.string(), ...messageFields })),
});
export type PostReply = z.infer<typeof postReply>;

import { z } from 'zod';
import { givenId } from '../../domain/bounded-text.ts';
import { messageFields } from '../../words/message-with-values.ts';

import { publicationView } from './publication-view.ts';

export const publicationParams = z.object({ id: givenId });
export const postParams = z.object({ id: givenId });

/** The reply of an operation on one publication: a sentence for its owner, and its current state. */
export const publicationReply = z.object({
  success: z.literal(true),
  ...messageFields,
  publication: publicationView,
});

/** The reply of an operation on a whole post: the state of each target, and why some didn't change. */
export const postReply = z.object({
  success: z.literal(true),
  ...messageFields,
  results: z.array(publicationView),
  refused: z.array(z.object({ publication_id: z.string(), target_name: z.string(), ...messageFields })),
});
export type PostReply = z.infer<typeof postReply>;

import { z } from 'zod';
import { messageFields } from '../../words/message-with-values.ts';
import { draftId } from './draft.ts';

/** The input of both operations that create a draft from a post. */
export const postToDraftBody = z.object({
  /** Made by the browser: a repeated call with the same one ends in the same draft. */
  draft_id: draftId,
});

export const postToDraftReply = z.object({
  success: z.literal(true),
  ...messageFields,
  draft_id: z.uuid(),
  /** How many images and videos of the post were removed, so the draft doesn't have them. */
  missing_media: z.number().int().nonnegative(),
  /** Names of the targets that a worker had taken meanwhile: they stay with the post. */
  refused: z.array(z.string()),
});
export type PostToDraftReply = z.infer<typeof postToDraftReply>;

import { z } from 'zod';
import { postText } from '../../domain/bounded-text.ts';

/** Other words, and those that their writer had before them. */
export const editedText = z.object({
  content: postText,
  /**
   * The texts that the targets had when the writer began. Refused with `conflict` when one has another by now, so that
   * nobody's words are overwritten unseen; without it the new words replace whatever is there.
   */
  seen: z.array(postText).max(30).optional(),
});

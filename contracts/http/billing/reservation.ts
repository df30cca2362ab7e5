import { z } from 'zod';
import { textUpTo } from '../../domain/bounded-text.ts';

/** A reservation by its caller's ID, which is only looked up in this workspace. */
export const reservationOf = z.object({
  workspace_id: textUpTo(200).min(1),
  id: textUpTo(100).min(1),
});

/** More than anything that is generated at once has. */
export const MAX_WORDS_AT_ONCE = 1_000_000;

export const wordsAtOnce = z.number().int().positive().max(MAX_WORDS_AT_ONCE);

import { z } from 'zod';
import { sentence } from '../../../text.ts';

/** The name of a user. */
export const userName = z
  .string()
  .trim()
  .min(1, sentence`Enter a user name.`)
  .max(80, sentence`Use at most ${{ most: 80 }} characters.`);

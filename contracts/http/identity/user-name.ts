import { z } from 'zod';

/** What a user is called. */
export const userName = z.string().trim().min(1, 'Enter a user name.').max(80, 'Use at most 80 characters.');

import { z } from 'zod';
import { TOKEN_SCOPES } from '../../../domain/token-scopes.ts';

/** How many a user may have, how long a name may be, and how many days ahead the end may be. */
export const ACCESS_TOKEN_LIMITS = { count: 20, name: 60, days: 366 } as const;

/** The prefix of every access token, so that scanners for leaked secrets recognize it. */
export const ACCESS_TOKEN_PREFIX = 'carillon_pat_';

/** A personal access token as its user sees it. The secret itself is shown once, when it is made. */
export const accessToken = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The start of the secret, to recognize it. */
  begins: z.string(),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** Up to five minutes old; null as long as it was never used. */
  last_used_at: z.iso.datetime().nullable(),
});
export type AccessToken = z.output<typeof accessToken>;

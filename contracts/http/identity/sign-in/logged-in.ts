import { z } from 'zod';
import { SIGN_IN_PROVIDERS } from '../../../domain/sign-in-providers.ts';

/** The reply to a login. The session itself is an httpOnly cookie. */
export const loggedIn = z.object({
  success: z.literal(true),
  /** Only marks the browser as logged in. */
  token: z.string(),
  /** The provider that waited for this login (`finish-sign-in.ts`), and is linked by it. */
  linked: z.enum(SIGN_IN_PROVIDERS).nullable().optional(),
});

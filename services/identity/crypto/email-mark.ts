import { emailKey } from '../domain/email.ts';
import { hashOf } from './secret.ts';

/**
 * Returns an email's mark in the security log: enough to see that tries belong together, and to find those at a known
 * address. Not the address itself, which may be anybody's, or a password in the wrong field.
 */
export const emailMark = (email: string): string => hashOf(emailKey(email)).slice(0, 16);

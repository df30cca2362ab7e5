import { emailKey } from '../domain/email.ts';
import { hashOf } from './secret.ts';

/**
 * What the security log says of an email: enough to see that tries belong together, and to find those at an address that
 * one has. Not the address itself, which may be anybody's, or a password in the wrong field.
 */
export const emailMark = (email: string): string => hashOf(emailKey(email)).slice(0, 16);

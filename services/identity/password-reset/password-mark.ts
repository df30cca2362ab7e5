import { hashOf } from '../crypto/secret.ts';

/** Tells whether a password is still the one that there was. */
export const passwordMark = (passwordHash: string | null): string => hashOf(`mark of ${passwordHash ?? ''}`);

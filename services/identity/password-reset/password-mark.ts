import { hashOf } from '../crypto/secret.ts';

/** Detects whether a password has changed. */
export const passwordMark = (passwordHash: string | null): string => hashOf(`mark of ${passwordHash ?? ''}`);

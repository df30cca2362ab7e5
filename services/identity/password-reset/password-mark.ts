import { hashOf } from '../crypto/secret.ts';

/** A mark that differs once the password has changed. */
export const passwordMark = (passwordHash: string | null): string => hashOf(`mark of ${passwordHash ?? ''}`);

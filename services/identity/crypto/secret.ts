import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes that a browser may carry in a cookie or an address. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a secret: enough to find it, useless to anyone who reads the database. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

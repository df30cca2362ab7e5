import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes that a browser may carry in a cookie or an address. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret: enough to find it by, useless to whoever reads the database. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

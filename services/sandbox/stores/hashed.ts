import { createHash } from 'node:crypto';

/** Codes and tokens are kept as this only. */
export const hashed = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

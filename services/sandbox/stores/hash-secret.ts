import { createHash, timingSafeEqual } from 'node:crypto';

/** Codes and tokens are kept as this only. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Hashes have equal lengths, so the comparison leaks nothing. */
export const same = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(a)), Buffer.from(hashSecret(b)));

/** Whether that is the verifier of a PKCE challenge, which is its hash. */
export const proves = (verifier: string, challenge: string): boolean => same(hashSecret(verifier), challenge);

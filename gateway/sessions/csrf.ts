import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token that a page sends back: bound to the browser's cookie, so that another site can't make one. */
export const csrfToken = (cookie: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(cookie).digest('base64url');

export function csrfMatches(given: string | undefined, cookie: string | undefined, key: Uint8Array): boolean {
  if (!given || !cookie) return false;
  const wanted = Buffer.from(csrfToken(cookie, key));
  const sent = Buffer.from(given);
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}

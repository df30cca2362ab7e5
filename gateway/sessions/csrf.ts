import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token that a page sends back: bound to the browser's cookie, so that another site can't make one. */
export interface Csrf {
  token(cookie: string): string;
  matches(given: string | undefined, cookie: string | undefined): boolean;
}

export function createCsrf(key: Uint8Array): Csrf {
  const token = (cookie: string): string => createHmac('sha256', key).update(cookie).digest('base64url');
  return {
    token,
    matches(given, cookie) {
      if (!given || !cookie) return false;
      const wanted = Buffer.from(token(cookie));
      const received = Buffer.from(given);
      return received.length === wanted.length && timingSafeEqual(received, wanted);
    },
  };
}

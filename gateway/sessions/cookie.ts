import { randomBytes } from 'node:crypto';
import {
  deviceCookieName,
  sessionCookieName,
  signInCookieName,
} from '@carillon/contracts/http/identity/sessions/session-cookie.ts';
import type { Context } from 'hono';
import { generateCookie, getCookie, setCookie } from 'hono/cookie';

export interface Cookies {
  /** The session cookie that the browser sent. */
  session(c: Context): string | undefined;
  device(c: Context): string | undefined;
  signIn(c: Context): string | undefined;
  /** Gives the browser a new cookie without a user, and returns its value. */
  setAnonymous(c: Context): string;
  /** The reply, telling the browser to keep the cookie that it has for so long from now. */
  keep(response: Response, value: string, maxAge: number): Response;
  /** The value that a reply's Set-Cookie gives the session cookie: undefined when it doesn't touch it, '' when it clears it. */
  setBy(response: Response): string | undefined;
}

/** The session's cookie and the device's, as they are where browsers find this server. */
export function createCookies(publicUrl: string): Cookies {
  const https = publicUrl.startsWith('https:');
  const name = sessionCookieName(https);
  const device = deviceCookieName(https);
  const signIn = signInCookieName(https);
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure: https } as const;
  return {
    session: (c) => getCookie(c, name),
    device: (c) => getCookie(c, device),
    signIn: (c) => getCookie(c, signIn),
    setAnonymous(c) {
      const value = `${ANONYMOUS}${randomBytes(24).toString('base64url')}`;
      setCookie(c, name, value, attributes);
      return value;
    },
    keep(response, value, maxAge) {
      const reply = new Response(response.body, response);
      reply.headers.append('set-cookie', generateCookie(name, value, { ...attributes, maxAge }));
      return reply;
    },
    setBy(response) {
      for (const header of response.headers.getSetCookie()) {
        const [pair = ''] = header.split(';');
        const at = pair.indexOf('=');
        if (pair.slice(0, at).trim() !== name) continue;
        return /max-age=0\b/i.test(header) ? '' : pair.slice(at + 1);
      }
      return undefined;
    },
  };
}

const ANONYMOUS = 'anon.';

export const isAnonymous = (cookie: string): boolean => cookie.startsWith(ANONYMOUS);

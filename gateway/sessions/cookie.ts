import { randomBytes } from 'node:crypto';
import { SESSION_COOKIE } from '@carillon/contracts/http/identity/session-cookie.ts';
import type { Context } from 'hono';
import { generateCookie, getCookie, setCookie } from 'hono/cookie';

export const sessionCookie = (c: Context): string | undefined => getCookie(c, SESSION_COOKIE);

const attributes = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'Lax', secure }) as const;

/** Gives the browser a new cookie that stands for nobody, and returns its value. */
export function setAnonymousCookie(c: Context, secure: boolean): string {
  const value = `anon.${randomBytes(24).toString('base64url')}`;
  setCookie(c, SESSION_COOKIE, value, attributes(secure));
  return value;
}

/** The reply, telling the browser to keep the cookie that it has for so long from now. */
export function keepCookie(response: Response, value: string, maxAge: number, secure: boolean): Response {
  const kept = new Response(response.body, response);
  kept.headers.append('set-cookie', generateCookie(SESSION_COOKIE, value, { ...attributes(secure), maxAge }));
  return kept;
}

export const isAnonymous = (cookie: string): boolean => cookie.startsWith('anon.');

/** The value that a reply's Set-Cookie gives the session cookie: undefined when it doesn't touch it, '' when it clears it. */
export function cookieSetBy(response: Response): string | undefined {
  for (const header of response.headers.getSetCookie()) {
    const [pair = ''] = header.split(';');
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() !== SESSION_COOKIE) continue;
    return /max-age=0\b/i.test(header) ? '' : pair.slice(at + 1);
  }
  return undefined;
}

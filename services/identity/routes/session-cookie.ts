import { SESSION_COOKIE } from '@carillon/contracts/http/identity/session-cookie.ts';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { REMEMBERED_MS } from '../domain/session.ts';

interface Settings {
  readonly secureCookies: boolean;
}

const attributes = ({ secureCookies }: Settings) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: secureCookies }) as const;

/** Without `remember` the browser forgets it when it closes. */
export const giveSessionCookie = (c: Context, secret: string, remember: boolean, settings: Settings): void =>
  setCookie(c, SESSION_COOKIE, secret, {
    ...attributes(settings),
    ...(remember && { maxAge: REMEMBERED_MS / 1000 }),
  });

export const takeSessionCookie = (c: Context, settings: Settings): void => {
  deleteCookie(c, SESSION_COOKIE, attributes(settings));
};

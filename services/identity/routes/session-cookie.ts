import {
  deviceCookieName,
  sessionCookieName,
  signInCookieName,
} from '@carillon/contracts/http/identity/sessions/session-cookie.ts';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { DEVICE_KEPT_MS } from '../domain/login-tries.ts';
import { REMEMBERED_MS } from '../domain/session.ts';

interface Settings {
  readonly secureCookies: boolean;
}

const attributes = ({ secureCookies }: Settings) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: secureCookies }) as const;

/** Without `remember` the browser forgets it when it closes. */
export const giveSessionCookie = (c: Context, secret: string, remember: boolean, settings: Settings): void =>
  setCookie(c, sessionCookieName(settings.secureCookies), secret, {
    ...attributes(settings),
    ...(remember && { maxAge: REMEMBERED_MS / 1000 }),
  });

export const takeSessionCookie = (c: Context, settings: Settings): void => {
  deleteCookie(c, sessionCookieName(settings.secureCookies), attributes(settings));
};

/** Outlives the session: it says that somebody has logged in with this browser, not who is logged in. */
export const giveDeviceCookie = (c: Context, device: string, settings: Settings): void =>
  setCookie(c, deviceCookieName(settings.secureCookies), device, {
    ...attributes(settings),
    maxAge: DEVICE_KEPT_MS / 1000,
  });

const SIGN_IN_KEPT_S = 600;

/** Sets a cookie that lives as long as what it binds to the browser. Lax sends it from another site if a page opens. */
export const giveSignInCookie = (c: Context, browser: string, settings: Settings): void =>
  setCookie(c, signInCookieName(settings.secureCookies), browser, {
    ...attributes(settings),
    maxAge: SIGN_IN_KEPT_S,
  });

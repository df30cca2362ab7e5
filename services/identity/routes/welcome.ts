import { DEVICE } from '@carillon/kit/http/device-header.ts';
import { SIGN_IN } from '@carillon/kit/http/sign-in-header.ts';
import type { Context } from 'hono';
import type { IdentityContext } from '../context.ts';
import { newSecret } from '../crypto/secret.ts';
import type { LoggedIn, Visiting } from '../sessions/complete-login.ts';
import { revokeSession } from '../sessions/revoke-session.ts';
import { linkWaiting } from '../sign-in/link-waiting.ts';
import { addressOf } from './address-of.ts';
import { giveDeviceCookie, giveSessionCookie } from './session-cookie.ts';

interface Call {
  readonly c: Context;
  /** The user of the browser's session. Empty if there was none. */
  readonly userId: string;
  readonly sessionId: string;
}

/** Gives the browser its cookies, ends the session that it was in, and links the provider that waited for this login. */
export const welcoming =
  (context: IdentityContext) =>
  async ({ c, userId, sessionId }: Call, { secret, remember, device, ...session }: LoggedIn) => {
    const { settings } = context;
    const address = addressOf(c);
    // The browser drops the cookie it had, so nobody can end that session later.
    if (sessionId) await revokeSession(context, { userId, sessionId, reason: 'replaced', address });
    giveSessionCookie(c, secret, remember, settings);
    giveDeviceCookie(c, device, settings);
    const browser = c.req.header(SIGN_IN);
    const userAgent = c.req.header('user-agent');
    const linked = await linkWaiting(context, { ...session, browser, address, userAgent });
    return { success: true as const, token: newSecret(), linked };
  };

export const visitingOf = (c: Context): Visiting => ({
  address: addressOf(c),
  device: c.req.header(DEVICE),
  userAgent: c.req.header('user-agent'),
});

import { cancelEmailChange } from '@carillon/contracts/http/identity/email/cancel-email-change.ts';
import { confirmEmailChange } from '@carillon/contracts/http/identity/email/confirm-email-change.ts';
import { requestEmailChange } from '@carillon/contracts/http/identity/email/request-email-change.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { IdentityContext } from '../context.ts';
import { cancelChange } from '../email-change/cancel-change.ts';
import { confirmChange } from '../email-change/confirm-change.ts';
import { requestChange } from '../email-change/request-change.ts';
import { addressOf } from './address-of.ts';
import { askingOf } from './asking-of.ts';

/** Another email for the account. */
export function mountEmailChange(app: Hono<ServiceEnv>, context: IdentityContext): void {
  mount(app, requestEmailChange, async ({ body: { email, ...confirmation }, ...call }) => {
    await requestChange(context, { ...askingOf(call), given: confirmation }, email);
    return { success: true as const };
  });
  mount(app, confirmEmailChange, async ({ body: { secret }, ...call }) => ({
    success: true as const,
    email: await confirmChange(context, askingOf(call), secret),
  }));
  mount(app, cancelEmailChange, async ({ userId, sessionId, c }) => {
    await cancelChange(context, { userId, sessionId, address: addressOf(c) });
    return { success: true as const };
  });
}

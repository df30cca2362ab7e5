import { getMailState } from '@carillon/contracts/http/identity/email/get-mail-state.ts';
import { requestPasswordReset } from '@carillon/contracts/http/identity/passwords/request-password-reset.ts';
import { resetPassword } from '@carillon/contracts/http/identity/passwords/reset-password.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { IdentityContext } from '../context.ts';
import { requestReset } from '../password-reset/request-reset.ts';
import { resetPassword as reset } from '../password-reset/reset-password.ts';
import { addressOf } from './address-of.ts';

export function mountPasswordReset(app: Hono<ServiceEnv>, context: IdentityContext): void {
  mount(app, getMailState, async () => ({ mail: context.mail.mode }));
  mount(app, requestPasswordReset, async ({ body, c }) => {
    await requestReset(context, { ...body, address: addressOf(c) });
    return { success: true as const };
  });
  mount(app, resetPassword, async ({ body: { secret, password }, c }) => {
    const userAgent = c.req.header('user-agent');
    await reset(context, { secret, password, userAgent, address: addressOf(c) });
    return { success: true as const };
  });
}

import { changeLocale } from '@carillon/contracts/http/identity/account/change-locale.ts';
import { changeName } from '@carillon/contracts/http/identity/account/change-name.ts';
import { changeTimeZone } from '@carillon/contracts/http/identity/account/change-time-zone.ts';
import { getConfirmation } from '@carillon/contracts/http/identity/account/get-confirmation.ts';
import { getDemoAccount } from '@carillon/contracts/http/identity/account/get-demo-account.ts';
import { getUser } from '@carillon/contracts/http/identity/account/get-user.ts';
import { changePassword } from '@carillon/contracts/http/identity/passwords/change-password.ts';
import { register } from '@carillon/contracts/http/identity/sign-in/register.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import { changeLocale as speak } from '../accounts/change-locale.ts';
import { changeName as call } from '../accounts/change-name.ts';
import { changePassword as renewPassword } from '../accounts/change-password.ts';
import { changeTimeZone as moveTo } from '../accounts/change-time-zone.ts';
import { demoAccountState } from '../accounts/demo-account.ts';
import { register as registerUser } from '../accounts/register.ts';
import { whatConfirms } from '../accounts/what-confirms.ts';
import type { IdentityContext } from '../context.ts';
import { addressOf } from './address-of.ts';
import { askingOf } from './asking-of.ts';
import { giveSessionCookie } from './session-cookie.ts';

export function mountAccounts(app: Hono<ServiceEnv>, context: IdentityContext): void {
  mount(app, register, async ({ body, c }) => {
    await registerUser(context, { ...body, address: addressOf(c) });
    return { success: true as const, message: 'Your account is ready. Log in to continue.' };
  });
  mount(app, getDemoAccount, async () => ({ state: await demoAccountState(context) }));
  mount(app, getUser, async ({ userId, workspaceId, role }) => {
    const { users, workspaces } = context.stores;
    const [user, existingWorkspace] = await Promise.all([users.find(userId), workspaces.find(workspaceId)]);
    if (!user || !role) throw new AppError('not_authenticated');
    // It was just deleted, and the gateway doesn't know yet.
    const workspace =
      existingWorkspace ?? (await workspaces.find(await workspaces.ensurePersonal(user.id, context.clock())));
    if (!workspace) throw new AppError('not_authenticated');
    const { id, name, ownerApproval: owner_approval } = workspace;
    return {
      ...user,
      workspace: { id, name, role: existingWorkspace ? role : ('owner' as const), owner_approval },
    };
  });
  mount(app, changeName, async ({ userId, body: { name } }) => {
    await call(context, userId, name);
    return { success: true as const, name };
  });
  mount(
    app,
    changePassword,
    async ({ body: { password, password_confirmation: _, ...confirmation }, ...call }) => {
      const request = { ...askingOf(call), given: confirmation, password };
      const { secret, remember, ended } = await renewPassword(context, request);
      giveSessionCookie(call.c, secret, remember, context.settings);
      return { success: true as const, ended };
    },
  );
  mount(app, getConfirmation, async (call) => {
    const { fields, passkey, freshLogin } = await whatConfirms(context, call);
    return { success: true as const, fields: [...fields], passkey, fresh_login_needed: freshLogin };
  });
  mount(app, changeTimeZone, async ({ userId, body: { timezone } }) => {
    return { success: true as const, timezone: await moveTo(context, userId, timezone) };
  });
  mount(app, changeLocale, async ({ userId, body: { locale } }) => {
    await speak(context, userId, locale);
    return { success: true as const, locale };
  });
}

import { changeName } from '@carillon/contracts/http/identity/change-name.ts';
import { changePassword } from '@carillon/contracts/http/identity/change-password.ts';
import { changeTimeZone } from '@carillon/contracts/http/identity/change-time-zone.ts';
import { getDemoAccount } from '@carillon/contracts/http/identity/get-demo-account.ts';
import { getUser } from '@carillon/contracts/http/identity/get-user.ts';
import { register } from '@carillon/contracts/http/identity/register.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import { changeName as call } from '../accounts/change-name.ts';
import { changePassword as renewPassword } from '../accounts/change-password.ts';
import { changeTimeZone as moveTo } from '../accounts/change-time-zone.ts';
import { demoAccountState } from '../accounts/demo-account.ts';
import { register as registerUser } from '../accounts/register.ts';
import type { IdentityContext } from '../context.ts';
import { addressOf } from './address-of.ts';
import { giveSessionCookie } from './session-cookie.ts';

export function mountAccounts(app: Hono<ServiceEnv>, context: IdentityContext): void {
  mount(app, register, async ({ body, c }) => {
    await registerUser(context, { ...body, address: addressOf(c) });
    return { success: true as const, message: 'Your account is ready. Log in to continue.' };
  });
  mount(app, getDemoAccount, async () => ({ state: await demoAccountState(context) }));
  mount(app, getUser, async ({ userId, workspaceId, role }) => {
    const { users, workspaces } = context.stores;
    const [user, workspace] = await Promise.all([users.find(userId), workspaces.find(workspaceId)]);
    if (!user || !workspace || !role) throw new AppError('not_authenticated');
    const { id, name, ownerApproval: owner_approval } = workspace;
    return { ...user, workspace: { id, name, role, owner_approval } };
  });
  mount(app, changeName, async ({ userId, body: { name } }) => {
    await call(context, userId, name);
    return { success: true as const, name };
  });
  mount(app, changePassword, async ({ userId, sessionId, body, c }) => {
    const { current_password: current, password } = body;
    const wanted = {
      userId,
      sessionId,
      current,
      password,
      address: addressOf(c),
      userAgent: c.req.header('user-agent'),
    };
    const { secret, remember, ended } = await renewPassword(context, wanted);
    giveSessionCookie(c, secret, remember, context.settings);
    return { success: true as const, ended };
  });
  mount(app, changeTimeZone, async ({ userId, body: { timezone } }) => {
    await moveTo(context, userId, timezone);
    return { success: true as const, timezone };
  });
}

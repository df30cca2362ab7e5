import { keepAccount } from '@carillon/contracts/http/identity/account/keep-account.ts';
import { previewDeletion } from '@carillon/contracts/http/identity/account/preview-deletion.ts';
import { scheduleDeletion } from '@carillon/contracts/http/identity/account/schedule-deletion.ts';
import { deleteWorkspace } from '@carillon/contracts/http/identity/workspaces/delete-workspace.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import { isKeptForDemo } from '../accounts/demo-account.ts';
import type { IdentityContext } from '../context.ts';
import { newSecret } from '../crypto/secret.ts';
import { deleteOwned } from '../deletion/delete-owned.ts';
import { keepAccount as keepIt } from '../deletion/keep-account.ts';
import { scheduleDeletion as schedule } from '../deletion/schedule-deletion.ts';
import { whatGoes } from '../deletion/what-goes.ts';
import { addressOf } from './address-of.ts';
import { askingOf } from './asking-of.ts';
import { giveSessionCookie, takeSessionCookie } from './session-cookie.ts';

export function mountDeletion(app: Hono<ServiceEnv>, context: IdentityContext): void {
  const { stores, settings } = context;

  mount(app, previewDeletion, async ({ userId }) => {
    const [user, hash, { deleted, mayStay, left, ownerless }] = await Promise.all([
      stores.users.find(userId),
      stores.users.findPasswordHash(userId),
      whatGoes(stores.workspaces, stores.deletions, userId),
    ]);
    if (!user) throw new AppError('not_authenticated');
    const lists = { deleted: [...deleted], left: [...left], ownerless: [...ownerless] };
    return {
      ...lists,
      may_stay: [...mayStay],
      is_demo: isKeptForDemo(context, user.email),
      has_password: hash !== null,
    };
  });

  mount(app, scheduleDeletion, async ({ body: { email, ...confirmation }, ...call }) => {
    const deleteAt = await schedule(context, { ...askingOf(call), email, given: confirmation });
    takeSessionCookie(call.c, settings);
    return { success: true as const, delete_at: deleteAt.toISOString() };
  });

  mount(app, deleteWorkspace, async ({ params, body: confirmation, ...call }) => {
    await deleteOwned(context, { ...askingOf(call), given: confirmation, workspaceId: params.id });
    return { success: true as const };
  });

  mount(app, keepAccount, async ({ body: { keep }, c }) => {
    const browser = { address: addressOf(c), userAgent: c.req.header('user-agent') };
    const { secret } = await keepIt(context, { keep, ...browser });
    giveSessionCookie(c, secret, false, settings);
    return { success: true as const, token: newSecret() };
  });
}

import { addPasskey } from '@carillon/contracts/http/identity/second-factors/add-passkey.ts';
import { removePasskey } from '@carillon/contracts/http/identity/second-factors/remove-passkey.ts';
import { renamePasskey } from '@carillon/contracts/http/identity/second-factors/rename-passkey.ts';
import { startPasskey } from '@carillon/contracts/http/identity/second-factors/start-passkey.ts';
import { askPasskey } from '@carillon/contracts/http/identity/sign-in/ask-passkey.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { IdentityContext } from '../context.ts';
import type { Passkey } from '../domain/passkey.ts';
import { addPasskey as add } from '../passkeys/add-passkey.ts';
import { askPasskey as ask } from '../passkeys/ask-passkey.ts';
import { removePasskey as remove } from '../passkeys/remove-passkey.ts';
import { startPasskey as start } from '../passkeys/start-passkey.ts';
import { askingOf } from './asking-of.ts';

export function mountPasskeys(app: Hono<ServiceEnv>, context: IdentityContext): void {
  mount(app, startPasskey, async ({ body: confirmation, ...call }) => {
    const options = await start(context, { ...askingOf(call), given: confirmation });
    return { success: true as const, options };
  });

  mount(app, addPasskey, async ({ body: { made, name = null }, ...call }) => {
    const { passkey, recoveryCodes } = await add(context, { ...askingOf(call), made, name });
    return { success: true as const, passkey: viewOf(passkey), recovery_codes: recoveryCodes };
  });

  mount(app, renamePasskey, async ({ params: { id }, body: { name }, userId }) => {
    if (!(await context.stores.passkeys.rename(id, userId, name))) throw new AppError('not_found');
    return { success: true as const };
  });

  mount(app, removePasskey, async ({ params, body: confirmation, ...call }) => {
    await remove(context, { ...askingOf(call), given: confirmation, passkeyId: params.id });
    return { success: true as const };
  });

  mount(app, askPasskey, async ({ userId, sessionId }) => {
    const options = await ask(context, { purpose: 'confirm', boundTo: sessionId }, userId);
    return { success: true as const, options };
  });
}

export const viewOf = ({ id, name, createdAt, lastUsedAt }: Passkey) => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

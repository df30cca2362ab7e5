import { confirmAuthenticator } from '@carillon/contracts/http/identity/second-factors/confirm-authenticator.ts';
import { getSecondFactors } from '@carillon/contracts/http/identity/second-factors/get-second-factors.ts';
import { makeRecoveryCodes } from '@carillon/contracts/http/identity/second-factors/make-recovery-codes.ts';
import { removeAuthenticator } from '@carillon/contracts/http/identity/second-factors/remove-authenticator.ts';
import { startAuthenticator } from '@carillon/contracts/http/identity/second-factors/start-authenticator.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { IdentityContext } from '../context.ts';
import { confirmAuthenticator as confirm } from '../second-factor/confirm-authenticator.ts';
import { listFactors } from '../second-factor/list-factors.ts';
import { removeAuthenticator as remove } from '../second-factor/remove-authenticator.ts';
import { renewRecoveryCodes } from '../second-factor/renew-recovery-codes.ts';
import { startAuthenticator as start } from '../second-factor/start-authenticator.ts';
import { askingOf } from './asking-of.ts';
import { viewOf } from './passkeys.ts';

export function mountSecondFactors(app: Hono<ServiceEnv>, context: IdentityContext): void {
  mount(app, getSecondFactors, async ({ userId }) => {
    const { hasPassword, authenticator, passkeys, recoveryCodesLeft, mayChange } = await listFactors(
      context,
      userId,
    );
    return {
      success: true as const,
      has_password: hasPassword,
      passkeys: passkeys.map(viewOf),
      authenticator: authenticator && { added_at: authenticator.addedAt.toISOString() },
      recovery_codes_left: recoveryCodesLeft,
      passkeys_available: context.settings.relyingParty.isAvailable,
      may_change: mayChange,
    };
  });

  mount(app, startAuthenticator, async ({ body: confirmation, ...call }) => {
    const setup = await start(context, { ...askingOf(call), given: confirmation });
    return { success: true as const, ...setup };
  });

  mount(app, confirmAuthenticator, async ({ body: { code }, ...call }) => {
    const codes = await confirm(context, { ...askingOf(call), code });
    return { success: true as const, recovery_codes: codes };
  });

  mount(app, removeAuthenticator, async ({ body: confirmation, ...call }) => {
    await remove(context, { ...askingOf(call), given: confirmation });
    return { success: true as const };
  });

  mount(app, makeRecoveryCodes, async ({ body: confirmation, ...call }) => {
    const codes = await renewRecoveryCodes(context, { ...askingOf(call), given: confirmation });
    return { success: true as const, recovery_codes: codes };
  });
}

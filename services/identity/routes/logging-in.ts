import { askSecondFactor } from '@carillon/contracts/http/identity/sign-in/ask-second-factor.ts';
import { finishLogin } from '@carillon/contracts/http/identity/sign-in/finish-login.ts';
import { logInWithPasskey } from '@carillon/contracts/http/identity/sign-in/log-in-with-passkey.ts';
import { login } from '@carillon/contracts/http/identity/sign-in/login.ts';
import { startPasskeyLogin } from '@carillon/contracts/http/identity/sign-in/start-passkey-login.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { IdentityContext } from '../context.ts';
import { askPasskey } from '../passkeys/ask-passkey.ts';
import { findPendingLogin, finishLogin as finish } from '../sessions/finish-login.ts';
import { logIn } from '../sessions/log-in.ts';
import { logInWithPasskey as logInBy } from '../sessions/log-in-with-passkey.ts';
import { visitingOf, welcoming } from './welcome.ts';

export function mountLoggingIn(app: Hono<ServiceEnv>, context: IdentityContext): void {
  const welcome = welcoming(context);

  mount(app, login, async (call) => {
    const result = await logIn(context, { ...call.body, ...visitingOf(call.c) });
    if ('secret' in result) return welcome(call, result);
    const { methods, pendingLogin: pending_login } = result;
    return { success: true as const, second_factor: { methods: [...methods], pending_login } };
  });

  mount(app, finishLogin, async (call) => {
    const { pending_login: pendingLogin, code, recovery_code: recoveryCode, passkey } = call.body;
    const proved = { pendingLogin, code, recoveryCode, passkey };
    return welcome(call, await finish(context, { ...proved, ...visitingOf(call.c) }));
  });

  mount(app, askSecondFactor, async ({ body }) => {
    const { hash, userId } = await findPendingLogin(context, body.pending_login);
    const options = await askPasskey(context, { purpose: 'second-factor', boundTo: hash }, userId);
    return { success: true as const, options };
  });

  mount(app, startPasskeyLogin, async () => {
    const options = await askPasskey(context, { purpose: 'login', boundTo: '' }, null);
    return { success: true as const, options };
  });

  mount(app, logInWithPasskey, async (call) =>
    welcome(call, await logInBy(context, { ...call.body, ...visitingOf(call.c) })),
  );
}

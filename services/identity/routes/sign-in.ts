import { finishSignIn } from '@carillon/contracts/http/identity/sign-in/finish-sign-in.ts';
import { listSignInProviders } from '@carillon/contracts/http/identity/sign-in/list-sign-in-providers.ts';
import { signInCallback } from '@carillon/contracts/http/identity/sign-in/sign-in-callback.ts';
import { startSignIn } from '@carillon/contracts/http/identity/sign-in/start-sign-in.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import { SIGN_IN } from '@carillon/kit/http/sign-in-header.ts';
import type { Hono } from 'hono';
import type { IdentityContext } from '../context.ts';
import { finishRound } from '../sign-in/finish-round.ts';
import { finishSignIn as finish } from '../sign-in/finish-sign-in.ts';
import { startRound } from '../sign-in/start-round.ts';
import { askingOf } from './asking-of.ts';
import { giveSignInCookie } from './session-cookie.ts';
import { visitingOf, welcoming } from './welcome.ts';

export function mountSignIn(app: Hono<ServiceEnv>, context: IdentityContext): void {
  const { settings } = context;
  const { providers } = context.authentication;
  const welcome = welcoming(context);

  mount(app, listSignInProviders, async () => ({
    success: true as const,
    providers: Object.values(providers).map(({ id, name }) => ({ id, name })),
  }));

  mount(app, startSignIn, async ({ params, body: { remember }, c }) => {
    const purpose = { kind: 'log-in', remember } as const;
    const before = c.req.header(SIGN_IN);
    const { authUrl, browser } = await startRound(context, params.provider, purpose, before);
    giveSignInCookie(c, browser, settings);
    return { auth_url: authUrl };
  });

  mount(app, signInCallback, async ({ params: { provider }, query, userId, sessionId, c }) => {
    const browser = c.req.header(SIGN_IN);
    const caller = { ...askingOf({ userId, sessionId, c }), provider, browser };
    const { page, outcome } = await finishRound(context, caller, query);
    return c.redirect(`${page}?${new URLSearchParams({ sign_in: outcome, provider })}`, 302);
  });

  mount(app, finishSignIn, async (call) => {
    const { body, c } = call;
    const done = await finish(context, { ...body, ...visitingOf(c), browser: c.req.header(SIGN_IN) });
    const { provider, created } = done;
    const nothing = { success: true as const, provider, created, token: null, link_to: null, linked: null };
    if ('linkTo' in done) return { ...nothing, link_to: done.linkTo, second_factor: null };
    if ('secret' in done) return { ...nothing, second_factor: null, ...(await welcome(call, done)) };
    const { methods, pendingLogin: pending_login } = done;
    return { ...nothing, second_factor: { methods: [...methods], pending_login } };
  });
}

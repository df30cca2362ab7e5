import { AppError } from '@carillon/kit/errors.ts';
import { smallBody } from '@carillon/kit/http/small-body.ts';
import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import type { GatewayContext } from '../context.ts';
import { clientAddress } from '../origin/client-address.ts';
import { isForeign } from '../origin/is-foreign.ts';
import { CANARY_COOKIE } from '../registry/canary.ts';
import { issueCsrfToken } from '../sessions/credentials.ts';

const TRIAL_SECONDS = 30 * 24 * 60 * 60;
const MAX_BYTES = 2048;

/**
 * Where a tester asks for a canary. A link opens a page that asks for confirmation; only its form changes something.
 */
export function canaryRoutes(context: GatewayContext): Hono {
  const { origin, credentials, frontEnd } = context;
  const { registry } = frontEnd;
  const app = new Hono();
  app.get('/canary/:name', (c) => {
    const name = c.req.param('name');
    // An unknown name is reported before anything is asked.
    trials(c, registry.canaries());
    const csrf = issueCsrfToken(c, credentials);
    return c.html(page(questionOf(name), csrf), 200, { 'cache-control': 'no-store' });
  });
  app.post('/canary/:name', async (c) => {
    await checkForm(c, context);
    const trial = trials(c, registry.canaries());
    const secure = origin.publicUrl.startsWith('https:');
    if (trial === null) deleteCookie(c, CANARY_COOKIE, { path: '/', secure });
    else
      setCookie(c, CANARY_COOKIE, trial, {
        path: '/',
        httpOnly: true,
        secure,
        maxAge: TRIAL_SECONDS,
        sameSite: 'Lax',
      });
    c.header('cache-control', 'no-store');
    return c.redirect('/dashboard', 303);
  });
  return app;
}

/** @throws AppError `csrf_mismatch` when the form is not from our own page */
async function checkForm(
  c: Context,
  { origin, credentials: { cookies, csrf }, telemetry }: GatewayContext,
): Promise<void> {
  const body = await smallBody(c.req.raw, MAX_BYTES);
  const csrfField = new URLSearchParams(body ? new TextDecoder().decode(body) : '').get('csrf') ?? undefined;
  const foreign = isForeign(c, origin);
  if (!foreign && csrf.matches(csrfField, cookies.session(c))) return;
  telemetry.securityLog.tell({
    event: 'csrf.refused',
    outcome: 'refused',
    address: clientAddress(c, origin),
    detail: { path: c.req.path, reason: foreign ? 'origin' : 'token' },
  });
  throw new AppError('csrf_mismatch');
}

/**
 * Returns the new value of the cookie: `off` for no canary, null to follow the share.
 * @throws AppError `not_found` if there is no such canary
 */
function trials(c: Context, canaries: readonly string[]): string | null {
  const name = c.req.param('name') ?? '';
  if (name === 'auto') return null;
  if (name === 'off') return 'off';
  if (!canaries.includes(name)) throw new AppError('not_found');
  const before = (getCookie(c, CANARY_COOKIE) ?? '').split('.').filter((one) => canaries.includes(one));
  return [...new Set([...before, name])].join('.');
}

interface Question {
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

const questionOf = (name: string): Question => {
  if (name === 'off')
    return {
      title: 'Stop trying new versions?',
      text: 'For a month this browser gets the versions that everybody gets.',
      button: 'Stop trying',
    };
  if (name === 'auto')
    return {
      title: 'Forget your choice?',
      text: 'Carillon decides again which versions this browser gets.',
      button: 'Forget it',
    };
  return {
    title: `Try the new ${name}?`,
    text: `For a month this browser gets the new version of ${name} before everybody does. It may have errors.`,
    button: 'Try it',
  };
};

const page = ({ title, text, button }: Question, csrf: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Carillon</title>
        <link rel="icon" href="/favicon.svg" />
        <style>
          :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
          body { max-width: 30rem; margin: 15vh auto 0; padding: 0 1rem; }
          form { display: flex; gap: 1rem; align-items: center; }
          button { min-height: 44px; padding: 0 1.25rem; font: inherit; }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          <form method="post">
            <input type="hidden" name="csrf" value="${csrf}" />
            <button type="submit">${button}</button>
            <a href="/dashboard">Cancel</a>
          </form>
        </main>
      </body>
    </html>`;

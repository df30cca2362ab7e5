import type { Registry } from '@carillon/contracts/manifest.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { serve } from '@carillon/kit/http/serve-file.ts';
import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { GatewayContext } from '../context.ts';
import { CANARY_COOKIE, getsCanary } from '../registry/canary.ts';

const TRIAL_SECONDS = 30 * 24 * 60 * 60;

/** Which micro-frontends this browser gets, their files, and where a tester asks for a canary. */
export function microFrontends(context: GatewayContext): Hono {
  const { registry, publicUrl } = context;
  const app = new Hono();
  app.get('/remotes.json', async (c) => {
    const own = registry.canaries().length > 0;
    return c.json(await remotesFor(c, context), 200, {
      'cache-control': own ? 'private, no-store' : 'no-cache',
    });
  });
  app.get('/mfes/:name/:version/:file{.+}', async (c) => {
    const { name, version, file } = c.req.param();
    const found = await registry.file(name, version, file);
    if (!found) throw new AppError('not_found');
    const { bytes, etag } = found;
    return serve(c, { name: file, etag, key: `${etag} ${file}`, read: async () => bytes });
  });
  app.get('/mfes/*', () => {
    throw new AppError('not_found');
  });
  app.get('/canary/:name', (c) => {
    const wanted = trials(c.req.param('name'), getCookie(c, CANARY_COOKIE) ?? '', registry.canaries());
    const secure = publicUrl.startsWith('https:');
    if (wanted === null) deleteCookie(c, CANARY_COOKIE, { path: '/', secure });
    else
      setCookie(c, CANARY_COOKIE, wanted, {
        ...{ path: '/', httpOnly: true, secure, maxAge: TRIAL_SECONDS },
        sameSite: 'Lax',
      });
    c.header('cache-control', 'no-store');
    return c.redirect('/dashboard');
  });
  return app;
}

/** The registry for who asks: by the session, so that a user stays on one side for as long as it lasts. */
export async function remotesFor(c: Context, context: GatewayContext, session?: string): Promise<Registry> {
  const { registry, canaryShares, cookies } = context;
  if (registry.canaries().length === 0) return registry.remotes();
  const visitor = { cookie: getCookie(c, CANARY_COOKIE), session: session ?? cookies.session(c) };
  return registry.remotes((name) => getsCanary(name, visitor, canaryShares));
}

/**
 * What the cookie is to say: `off` for none, null for what the share says.
 * @throws AppError `not_found` when there is no such canary
 */
function trials(name: string, before: string, canaries: readonly string[]): string | null {
  if (name === 'auto') return null;
  if (name === 'off') return 'off';
  if (!canaries.includes(name)) throw new AppError('not_found');
  return [...new Set([...before.split('.').filter((one) => canaries.includes(one)), name])].join('.');
}

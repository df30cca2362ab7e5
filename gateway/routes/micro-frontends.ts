import type { Registry } from '@carillon/contracts/manifest.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { brotliOf, serve } from '@carillon/kit/http/serve-file.ts';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { GatewayContext } from '../context.ts';
import { CANARY_COOKIE, getsCanary } from '../registry/canary.ts';
import { canaryRoutes } from './canary.ts';
import { findSession } from './find-session.ts';

/** Which micro-frontends this browser gets, their files, and their canaries. */
export function microFrontends(context: GatewayContext): Hono {
  const { registry } = context.frontEnd;
  const app = new Hono();
  app.get('/remotes.json', async (c) => {
    const hasCanaries = registry.canaries().length > 0;
    return c.json(await remotesFor(c, context), 200, {
      'cache-control': hasCanaries ? 'private, no-store' : 'no-cache',
    });
  });
  app.get('/mfes/:name/:version/:file{.+}', async (c) => {
    const { name, version, file } = c.req.param();
    const builtFile = await registry.file(name, version, file);
    if (!builtFile) throw new AppError('not_found');
    const { bytes, etag } = builtFile;
    const ready = async () => (await registry.file(name, version, brotliOf(file)))?.bytes ?? null;
    return serve(c, { name: file, etag, key: `${etag} ${file}`, read: async () => bytes, ready });
  });
  app.get('/mfes/*', () => {
    throw new AppError('not_found');
  });
  app.route('/', canaryRoutes(context));
  return app;
}

/** The registry for who asks: by the user, who stays on one side over logins. Strangers get what is for all. */
export async function remotesFor(c: Context, context: GatewayContext): Promise<Registry> {
  const { registry, canaryShares } = context.frontEnd;
  const canaries = registry.canaries();
  if (canaries.length === 0) return registry.remotes();
  const isShared = canaries.some((name) => (canaryShares[name] ?? 0) > 0);
  const visitor = {
    cookie: getCookie(c, CANARY_COOKIE),
    userId: isShared ? await findUserId(c, context) : undefined,
  };
  return registry.remotes((name) => getsCanary(name, visitor, canaryShares));
}

/** While identity can't be asked everybody is a stranger: pages go on. */
async function findUserId(c: Context, context: GatewayContext): Promise<string | undefined> {
  const session = await findSession(c, context.credentials.cookies.session(c), context).catch(() => null);
  return session?.userId;
}

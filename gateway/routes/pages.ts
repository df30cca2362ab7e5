import { createHash } from 'node:crypto';
import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { SIGN_IN_PROVIDERS } from '@carillon/contracts/domain/sign-in-providers.ts';
import { oauthCallback } from '@carillon/contracts/http/identity/connections/oauth-callback.ts';
import { signInCallback } from '@carillon/contracts/http/identity/sign-in/sign-in-callback.ts';
import type { Registry, Remote } from '@carillon/contracts/manifest.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { serve, serveFile } from '@carillon/kit/http/serve-file.ts';
import { type Context, Hono } from 'hono';
import type { GatewayContext } from '../context.ts';
import { forward } from '../http/forward.ts';
import { clientAddress } from '../origin/client-address.ts';
import type { PublicPage } from '../pages/public-pages.ts';
import { printRobots } from '../pages/robots.ts';
import type { Site } from '../pages/site.ts';
import { byAddress } from '../rate-limits/rate-limits.ts';
import { issueCsrfToken } from '../sessions/credentials.ts';
import { microFrontends, remotesFor } from './micro-frontends.ts';

const PUBLIC_MS = 30_000;
const NOT_BUILT = 'The pages are not built yet. Run: npm run build';

/** Pages, the registry of micro-frontends, their files, the networks' way back, and the services' public paths. */
export function pageRoutes(context: GatewayContext): Hono {
  const { origin, routing, rateLimits } = context;
  const { apiBaseUrl } = origin;
  const { site } = context.frontEnd;
  const app = new Hono();
  app.route('/', microFrontends(context));
  app.get('/assets/*', (c) => asset(c, site));
  app.get('/favicon.svg', (c) => asset(c, site));
  for (const { service, path, limited } of routing.forwardedPaths)
    app.get(path, async (c) => {
      if (limited) await rateLimits.spend('costly', byAddress(clientAddress(c, origin), path));
      const transport = routing.transports[service];
      if (!transport) throw new AppError('service_unavailable');
      const target = c.req.path;
      const call = { transport, service, target, statement: null, withinMs: PUBLIC_MS, bodyLimit: 0 };
      return forward(c.req.raw, call);
    });
  app.get('/oauth/callback/:platform', async (c, next) => {
    const platform = PLATFORM_NAMES.find((name) => name === c.req.param('platform'));
    if (!platform) return next();
    const { search } = new URL(c.req.url);
    // Without an answer there is nothing for identity, and the page has one address.
    if (c.req.query('code') === undefined && c.req.query('error') === undefined)
      return c.redirect(`/oauth/callback${search}`);
    return c.redirect(`${apiBaseUrl}${oauthCallback.path.replace(':platform', platform)}${search}`);
  });
  // Each server of a network of many has a way back of its own.
  app.get('/oauth/callback/:platform/:way{[0-9a-f]{24}}', async (c, next) => {
    const platform = PLATFORM_NAMES.find((name) => name === c.req.param('platform'));
    if (!platform) return next();
    const { searchParams } = new URL(c.req.url);
    searchParams.set('way', c.req.param('way'));
    return c.redirect(`${apiBaseUrl}${oauthCallback.path.replace(':platform', platform)}?${searchParams}`);
  });
  app.get('/oauth/callback/sign-in/:provider', async (c, next) => {
    const provider = SIGN_IN_PROVIDERS.find((name) => name === c.req.param('provider'));
    if (!provider) return next();
    return c.redirect(
      `${apiBaseUrl}${signInCallback.path.replace(':provider', provider)}${new URL(c.req.url).search}`,
    );
  });
  app.get('/robots.txt', (c) => robots(c, context));
  app.get('*', (c) => {
    const sitePage = site.publicPage(c.req.path);
    return sitePage ? publicPage(c, sitePage) : appPage(c, context);
  });
  return app;
}

function asset(c: Context, site: Site): Promise<Response> {
  const file = site.file(c.req.path);
  if (!file) throw new AppError('not_found');
  return serveFile(c, file);
}

/** The same for everybody: it sets no cookie, and may be cached. */
const publicPage = (c: Context, { name, text, etag }: PublicPage): Promise<Response> =>
  serve(c, { name, etag, key: etag, read: async () => Buffer.from(text) });

/** Written for each request, since micro-frontends come and go. */
async function robots(
  c: Context,
  { origin: { publicUrl, apiBaseUrl }, routing, frontEnd }: GatewayContext,
): Promise<Response> {
  const paths = routing.publicPaths.map((path) => path.replace(/^\/api\//, `${apiBaseUrl}/`));
  const text = printRobots([...paths, ...publicRoutes(await frontEnd.registry.remotes())], publicUrl);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return publicPage(c, { name: 'robots.txt', text, etag });
}

/** Pages that open without a login, and what is below them. */
const publicRoutes = (remotes: Registry): string[] =>
  Object.values(remotes)
    .flatMap(({ routes }) => routes)
    .filter(({ access }) => access === 'public')
    .flatMap(({ path }) => [path, `${path}/*`]);

/** A page of the app, with the CSRF token of this browser's session. Paths that no micro-frontend has get 404. */
async function appPage(c: Context, context: GatewayContext): Promise<Response> {
  const html = context.frontEnd.site.appPage(issueCsrfToken(c, context.credentials));
  if (html === null) return c.text(NOT_BUILT, 503);
  const { remote, route } = pageAt(await remotesFor(c, context), c.req.path);
  if (remote) c.header('link', preloads(remote));
  const isKnownPage = remote || c.req.path === '/oauth/callback';
  // Before the first paint: such a page is never drawn in the other mode.
  const page = route?.mode ? html.replace('<html ', `<html data-mode="${route.mode}" `) : html;
  return c.html(page, isKnownPage ? 200 : 404, { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
}

function pageAt(
  remotes: Registry,
  path: string,
): { readonly remote?: Remote; readonly route?: Remote['routes'][number] } {
  for (const remote of Object.values(remotes)) {
    const route = remote.routes.find((one) => path === one.path || path.startsWith(`${one.path}/`));
    if (route) return { remote, route };
  }
  return {};
}

/** Has the browser fetch the page's own scripts while it still reads the shell's. */
const preloads = ({ entry, chunks }: Remote): string =>
  [entry, ...chunks].map((script) => `<${script}>; rel=preload; as=script`).join(', ');

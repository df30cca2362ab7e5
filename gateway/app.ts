import { onError } from '@carillon/kit/http/on-error.ts';
import { newContext, runInContext } from '@carillon/kit/request-context.ts';
import { inSpan } from '@carillon/kit/tracing/tracing.ts';
import { Hono } from 'hono';
import type { GatewayContext } from './context.ts';
import { guardAdded } from './http/guard-added.ts';
import { guardHost } from './http/guard-host.ts';
import { oneAddress } from './http/one-address.ts';
import { noStore, securityHeaders } from './http/security-headers.ts';
import { apiRoutes } from './routes/api.ts';
import { docsRoutes } from './routes/docs.ts';
import { pageRoutes } from './routes/pages.ts';

/** The one origin. `more` are apps that a composition adds before the pages, by path prefix, behind the same rules, but for `/`: probes. */
export function createApp(context: GatewayContext, more: Readonly<Record<string, Hono>> = {}): Hono {
  const { log, metrics } = context;
  const app = new Hono();
  app.onError(onError(log));
  app.use(async (c, next) => {
    const ids = newContext();
    await runInContext(ids, async () => {
      const began = performance.now();
      await inSpan(
        () => ({
          name: `${c.req.method} gateway`,
          kind: 'SERVER',
          attributes: { 'http.request.method': c.req.method, 'carillon.service': 'gateway' },
        }),
        async (span) => {
          await next();
          span.setAttributes({ 'http.response.status_code': c.res.status });
        },
      );
      const seconds = (performance.now() - began) / 1000;
      c.res.headers.set('x-request-id', ids.requestId);
      metrics.requests.observe(
        { service: 'gateway', operation: 'all', status: String(c.res.status) },
        seconds,
      );
      log.info(
        {
          method: c.req.method,
          path: loggable(c.req.path, context),
          status: c.res.status,
          ms: Math.round(seconds * 1000),
        },
        'request',
      );
    });
  });
  app.use(securityHeaders(context.publicUrl));
  const { '/': probes, ...others } = more;
  // Orchestrators' probes come by address, and learn nothing but that the process lives.
  if (probes) app.route('/', probes);
  app.use(guardHost(context));
  app.use(oneAddress(context.publicUrl));
  for (const [prefix, added] of Object.entries(others)) {
    app.use(`${prefix}/*`, guardAdded(context, prefix));
    app.route(prefix, added);
  }
  app.use('/api/*', noStore);
  app.use('/mcp', noStore);
  app.route('/', docsRoutes(context));
  const api = apiRoutes(context);
  app.route('/api', api);
  // Where MCP clients look for it; it is an operation like any other.
  app.route('/mcp', api);
  app.route('/', pageRoutes(context));
  return app;
}

/** The rest of a public path is what opens it. */
function loggable(path: string, { publicPaths }: Pick<GatewayContext, 'publicPaths'>): string {
  const starts = publicPaths.map((one) => one.path.slice(0, one.path.indexOf(':')));
  const start = starts.find((one) => path.startsWith(one) && path.length > one.length);
  return start ? `${start}…` : path;
}

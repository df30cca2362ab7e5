import { onError } from '@carillon/kit/http/on-error.ts';
import { Hono } from 'hono';
import type { GatewayContext } from './context.ts';
import { guardAdded } from './http/guard-added.ts';
import { observed } from './http/observed.ts';
import { noStore, securityHeaders } from './http/security-headers.ts';
import { guardHost } from './origin/guard-host.ts';
import { oneAddress } from './origin/one-address.ts';
import { apiRoutes } from './routes/api.ts';
import { docsRoutes } from './routes/docs.ts';
import { pageRoutes } from './routes/pages.ts';

/** The one origin. `more` are apps that a composition adds before the pages, by path prefix, behind the same rules, but for `/`: probes. */
export function createApp(context: GatewayContext, more: Readonly<Record<string, Hono>> = {}): Hono {
  const { origin, routing, telemetry } = context;
  const app = new Hono();
  app.onError(onError(telemetry.log));
  app.use(observed(telemetry, routing.forwardedPaths));
  app.use(securityHeaders(origin.publicUrl));
  const { '/': probes, ...others } = more;
  // Orchestrators' probes come by address, and learn nothing but that the process lives.
  if (probes) app.route('/', probes);
  app.use(guardHost(origin, telemetry.securityLog));
  app.use(oneAddress(origin.publicUrl));
  for (const [prefix, added] of Object.entries(others)) {
    app.use(`${prefix}/*`, guardAdded(context, prefix));
    app.route(prefix, added);
  }
  app.use('/api/*', noStore);
  app.use('/mcp/*', noStore);
  app.route('/', docsRoutes(context));
  const api = apiRoutes(context);
  app.route('/api', api);
  // Where MCP clients look for it; it is an operation like any other.
  app.route('/mcp', api);
  app.route('/', pageRoutes(context));
  return app;
}

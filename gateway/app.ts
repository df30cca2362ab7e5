import { onError } from '@carillon/kit/http/on-error.ts';
import { Hono } from 'hono';
import type { GatewayContext } from './context.ts';
import { guardAdded } from './http/guard-added.ts';
import { guardHost } from './http/guard-host.ts';
import { observed } from './http/observed.ts';
import { oneAddress } from './http/one-address.ts';
import { noStore, securityHeaders } from './http/security-headers.ts';
import { apiRoutes } from './routes/api.ts';
import { docsRoutes } from './routes/docs.ts';
import { pageRoutes } from './routes/pages.ts';

/** The one origin. `more` are apps that a composition adds before the pages, by path prefix, behind the same rules, but for `/`: probes. */
export function createApp(context: GatewayContext, more: Readonly<Record<string, Hono>> = {}): Hono {
  const app = new Hono();
  app.onError(onError(context.log));
  app.use(observed(context));
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
  app.use('/mcp/*', noStore);
  app.route('/', docsRoutes(context));
  const api = apiRoutes(context);
  app.route('/api', api);
  // Where MCP clients look for it; it is an operation like any other.
  app.route('/mcp', api);
  app.route('/', pageRoutes(context));
  return app;
}

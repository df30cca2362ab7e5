import { Hono } from 'hono';
import type { SandboxContext } from './context.ts';
import { createAdminRoutes } from './routes/admin.ts';
import { createAssetRoutes } from './routes/assets.ts';
import { createGoogleRoutes } from './routes/google/google.ts';
import { createGuard } from './routes/guard.ts';
import { MOUNTS } from './routes/networks.ts';
import { pageHeaders } from './routes/pages/headers.ts';
import { messagePage } from './routes/pages/message-page.ts';
import { createPublicPages } from './routes/pages/public-pages.ts';

/** A stand-in for the networks that speaks their protocols, below the path of its address. */
export const createApp = (context: SandboxContext): Hono => {
  const { telemetry } = context;
  const { publicUrl } = context.settings;
  const app = new Hono();
  app.onError((error, c) => {
    telemetry.log.error({ err: error }, 'a page failed');
    const text = 'The sandbox network could not do this. Its log says why.';
    return c.html(messagePage({ publicUrl, title: 'Something broke', text }), 500, pageHeaders());
  });
  app.use(async (c, next) => {
    const startedAt = performance.now();
    await next();
    const seconds = (performance.now() - startedAt) / 1000;
    telemetry.metrics.requests.observe(
      { service: 'sandbox', operation: 'all', status: String(c.res.status) },
      seconds,
    );
    // By the clock that dates posts, whatever the machine's says.
    c.header('date', context.now().toUTCString());
  });
  app.use(createGuard(context));
  app.route('/', createPublicPages(context));
  app.route('/', createAssetRoutes(context));
  app.route('/admin', createAdminRoutes(context));
  app.route('/google', createGoogleRoutes(context));
  for (const mount of MOUNTS) mount(app, context);
  app.all('*', (c) =>
    c.html(
      messagePage({ publicUrl, title: 'Nothing here', text: 'We couldn’t find that page.' }),
      404,
      pageHeaders(),
    ),
  );
  return app;
};

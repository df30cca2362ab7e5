import type { Metrics } from '@carillon/kit/metrics.ts';
import { Hono } from 'hono';

/** The sandbox in a process of its own: below the path of its address, and with its replies timed. */
export function createProcessApp(
  sandbox: Hono,
  { publicUrl, metrics }: { publicUrl: string; metrics: Metrics },
): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    const began = performance.now();
    await next();
    const seconds = (performance.now() - began) / 1000;
    metrics.requests.observe({ service: 'sandbox', operation: 'all', status: String(c.res.status) }, seconds);
  });
  return app.route(new URL(publicUrl).pathname, sandbox);
}

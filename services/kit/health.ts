import { Hono } from 'hono';
import type { Metrics } from './metrics.ts';

/** Named checks; each throws or rejects while its part is not ready. */
export type ReadinessChecks = Record<string, () => Promise<unknown> | unknown>;

/** GET /healthz (the process lives), /readyz (it can do its work; 503 names what can't) and /metrics. */
export function createHealthApp(checks: ReadinessChecks, metrics?: Metrics): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const failing = await failingChecks(checks);
    return failing.length === 0 ? c.json({ status: 'ready' }) : c.json({ status: 'not ready', failing }, 503);
  });
  if (metrics)
    app.get('/metrics', async (c) =>
      c.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType }),
    );
  return app;
}

async function failingChecks(checks: ReadinessChecks): Promise<string[]> {
  const outcomes = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        await check();
        return null;
      } catch {
        return name;
      }
    }),
  );
  return outcomes.filter((name) => name !== null);
}

import { Hono } from 'hono';
import type { Metrics } from './metrics.ts';
import { reportZoneData } from './zone-data.ts';

/** Named checks; each throws or rejects while its part is not ready. */
export type ReadinessChecks = Record<string, () => Promise<unknown> | unknown>;

/**
 * GET /healthz (whether the process is alive, and its time zone data), /readyz (whether it can do its work; 503 names
 * the failures) and /metrics. A dependency that it can work without, such as a bus whose events wait in an outbox, is
 * named but does not make it unready.
 */
export function createHealthApp(
  checks: ReadinessChecks,
  metrics?: Metrics,
  goesOnWithout: readonly string[] = [],
): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok', time_zones: reportZoneData(new Date()) }));
  app.get('/readyz', async (c) => {
    const failing = await failingChecks(checks);
    if (failing.length === 0) return c.json({ status: 'ready' });
    if (failing.every((name) => goesOnWithout.includes(name))) return c.json({ status: 'ready', failing });
    return c.json({ status: 'not ready', failing }, 503);
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

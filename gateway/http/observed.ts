import { newContext, runInContext } from '@carillon/kit/request-context.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { inEntrySpan } from '@carillon/kit/tracing/entry-span.ts';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { ForwardedPath } from '../routing/routing.ts';
import type { ApiEnv } from './api-env.ts';

/** Gives each request its id, a span, its time in the metrics, and a line in the log. */
export const observed = (
  { log, metrics }: Pick<Telemetry, 'log' | 'metrics'>,
  forwardedPaths: readonly ForwardedPath[],
): MiddlewareHandler<ApiEnv> => {
  const loggable = withoutSecrets(forwardedPaths);
  return async (c, next) => {
    const { method, path } = c.req;
    const ids = newContext();
    await runInContext(ids, async () => {
      const startedAt = performance.now();
      const route = () => c.get('route') ?? routePath(c);
      const linkedTo = c.req.header('traceparent');
      await inEntrySpan({ service: 'gateway', method, linkedTo, route, status: () => c.res.status }, next);
      const seconds = (performance.now() - startedAt) / 1000;
      const { status } = c.res;
      c.res.headers.set('x-request-id', ids.requestId);
      const operation = c.get('operation') ?? 'page';
      metrics.requests.observe({ service: 'gateway', operation, status: String(status) }, seconds);
      log.info({ method, path: loggable(path), status, ms: Math.round(seconds * 1000) }, 'request');
    });
  };
};

/** Drops the secret that opens a path such as `/media/:token`. */
function withoutSecrets(forwardedPaths: readonly ForwardedPath[]): (path: string) => string {
  const starts = forwardedPaths
    .map((one) => one.path.split(':'))
    .flatMap(([start, name]) => (name ? [start ?? ''] : []));
  return (path) => {
    const start = starts.find((one) => path.startsWith(one) && path.length > one.length);
    return start ? `${start}…` : path;
  };
}

import { AppError } from '@carillon/kit/errors.ts';
import { onError, onNotFound } from '@carillon/kit/http/on-error.ts';
import { brotliOf, serve } from '@carillon/kit/http/serve-file.ts';
import type { Log } from '@carillon/kit/log.ts';
import type { Metrics } from '@carillon/kit/metrics.ts';
import { Hono } from 'hono';
import type { Build } from './read-build.ts';

interface Context {
  readonly build: Build;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** A build's files, each at its name, and nothing else: a path is looked up, and never becomes one of the disk. */
export function createApp({ build, log, metrics }: Context): Hono {
  const app = new Hono();
  app.onError(onError(log));
  app.notFound(onNotFound);
  app.use(async (c, next) => {
    const startedAt = performance.now();
    await next();
    const seconds = (performance.now() - startedAt) / 1000;
    c.res.headers.set('x-content-type-options', 'nosniff');
    metrics.requests.observe(
      { service: `mfe-${build.name}`, operation: 'file', status: String(c.res.status) },
      seconds,
    );
    log.debug({ path: c.req.path, status: c.res.status, ms: Math.round(seconds * 1000) }, 'answered');
  });
  app.get('*', (c) => {
    const name = c.req.path.slice(1);
    const file = build.files.get(name);
    if (!file) throw new AppError('not_found');
    const { bytes, etag } = file;
    const ready = async () => build.files.get(brotliOf(name))?.bytes ?? null;
    return serve(c, { name, etag, key: `${etag} ${name}`, read: async () => bytes, ready });
  });
  return app;
}

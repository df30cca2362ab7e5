import type { ServiceName } from '@carillon/contracts/operation.ts';
import { Hono } from 'hono';
import { type Caller, verifyCaller } from '../identity/identity-token.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { newContext, runInContext } from '../request-context.ts';
import { onError, onNotFound } from './on-error.ts';

export interface ServiceEnv {
  Variables: { caller: Caller | null; operation: string | undefined };
}

export interface ServiceAppOptions {
  readonly service: ServiceName;
  readonly log: Log;
  /** Verifies who calls; 32 bytes, the same in every service. */
  readonly identityKey: Uint8Array;
  readonly metrics?: Metrics;
}

/** A Hono app with request ids, the verified caller, one error mapping, timing and a log line a request. */
export function createServiceApp({
  service,
  log,
  identityKey,
  metrics,
}: ServiceAppOptions): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  app.onError(onError(log));
  app.notFound(onNotFound);
  app.use(async (c, next) => {
    const context = newContext({
      requestId: c.req.header('x-request-id'),
      correlationId: c.req.header('x-correlation-id'),
    });
    await runInContext(context, async () => {
      const began = performance.now();
      const token = c.req.header('authorization')?.replace(/^Bearer /, '');
      c.set('caller', token ? await verifyCaller(token, service, identityKey) : null);
      await next();
      const seconds = (performance.now() - began) / 1000;
      const operation = c.get('operation') ?? 'none';
      metrics?.requests.observe({ service, operation, status: String(c.res.status) }, seconds);
      log.debug({ operation, status: c.res.status, ms: Math.round(seconds * 1000) }, 'answered');
    });
  });
  return app;
}

import type { EventActor } from '@carillon/contracts/event.ts';
import type { ServiceName } from '@carillon/contracts/service-names.ts';
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import type { IdempotencyStore } from '../idempotency/idempotency-store.ts';
import type { Caller } from '../identity/identity-token.ts';
import type { PublicKeys } from '../identity/service-keys.ts';
import { createVerifier, type Verified } from '../identity/verify-caller.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { newContext, runInContext } from '../request-context.ts';
import type { SecurityLog } from '../security-log.ts';
import { inEntrySpan } from '../tracing/entry-span.ts';
import { ON_BEHALF_OF } from './on-behalf-of-header.ts';
import { onError, onNotFound } from './on-error.ts';
import { VERIFIED_PACTS, verifiedPacts } from './verified-pacts.ts';

export interface ServiceEnv {
  Variables: {
    caller: Caller | null;
    /** The gateway's statement about the calling user, with which this service calls others for that user. */
    userProof: string | null;
    log: Log;
    securityLog: SecurityLog;
    operation: string | undefined;
    idempotency: IdempotencyStore | undefined;
  };
}

export interface ServiceAppOptions {
  readonly service: ServiceName;
  readonly log: Log;
  /** Tell who signed that it calls. */
  readonly publicKeys: PublicKeys;
  readonly metrics?: Metrics;
  /** Called with callers that fail verification, and with calls they may not make. */
  readonly securityLog: SecurityLog;
  /** Stores replies to calls with an idempotency key. Required for services with such operations. */
  readonly idempotency?: IdempotencyStore;
}

/** A Hono app with request ids, the verified caller, one error mapping, timing and a log line a request. */
export function createServiceApp(options: ServiceAppOptions): Hono<ServiceEnv> {
  const { service, log, publicKeys, metrics, securityLog, idempotency } = options;
  const app = new Hono<ServiceEnv>();
  const verify = createVerifier(service, publicKeys);
  app.onError(onError(log));
  app.notFound(onNotFound);
  app.use(async (c, next) => {
    const context = newContext({
      requestId: c.req.header('x-request-id'),
      correlationId: c.req.header('x-correlation-id'),
    });
    await runInContext(context, async () => {
      const startedAt = performance.now();
      c.set('log', log);
      c.set('securityLog', securityLog);
      c.set('idempotency', idempotency);
      const token = c.req.header('authorization')?.replace(/^Bearer /, '');
      const statements = token && { caller: token, onBehalfOf: c.req.header(ON_BEHALF_OF) };
      const { caller, refusal }: Verified = statements ? await verify(statements) : { caller: null };
      if (refusal) {
        log.warn({ reason: refusal }, 'a statement of who calls was not believed');
        securityLog.tell({ event: 'caller.refused', outcome: 'refused', detail: { reason: refusal } });
      }
      c.set('caller', caller);
      c.set('userProof', token && caller?.kind === 'user' && !caller.by ? token : null);
      const answer = () =>
        inEntrySpan(
          {
            service,
            method: c.req.method,
            traceparent: c.req.header('traceparent'),
            route: () => routePath(c),
            status: () => c.res.status,
          },
          async (span) => {
            await next();
            span.setAttributes({ 'carillon.operation': c.get('operation') ?? 'none' });
          },
        );
      await runInContext({ ...context, actor: actorOf(caller) }, answer);
      const seconds = (performance.now() - startedAt) / 1000;
      const operation = c.get('operation') ?? 'none';
      metrics?.requests.observe({ service, operation, status: String(c.res.status) }, seconds);
      log.debug({ operation, status: c.res.status, ms: Math.round(seconds * 1000) }, 'answered');
    });
  });
  app.get(VERIFIED_PACTS, (c) => {
    const verified = verifiedPacts(service);
    return verified ? c.json({ verified }) : c.notFound();
  });
  return app;
}

/** The actor to name in a call's events. */
function actorOf(caller: Caller | null): EventActor | null {
  if (caller?.kind !== 'user') return null;
  const { userId, sessionId, scopes, by } = caller;
  return { userId, ...(scopes && { tokenId: sessionId }), ...(by && { by }) };
}

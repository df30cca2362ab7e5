import { setTimeout as pause } from 'node:timers/promises';
import { CLOSING_MS, endsWithinMs } from '@carillon/contracts/answer-time.ts';
import { servicesCalledBy } from '@carillon/contracts/service.ts';
import type { ServiceName } from '@carillon/contracts/service-names.ts';
import type { Bus } from '../bus/bus.ts';
import { createRabbitBus } from '../bus/rabbit-bus.ts';
import { loadConfigs } from '../config.ts';
import { createHealthApp, type ReadinessChecks } from '../health.ts';
import { listen } from '../http/listen.ts';
import { httpTransport } from '../http/service-client.ts';
import { createSigner } from '../identity/identity-token.ts';
import { createLogger, type Log } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { runOnce, runProcess } from '../run-process.ts';
import { createSecurityLog } from '../security-log.ts';
import type { StoreFormatError } from '../store/store-format.ts';
import type { WhenOutdated } from '../store/watch-format.ts';
import { startTracing } from '../tracing/start-tracing.ts';
import { warnOfZoneData } from '../zone-data.ts';
import type { Entry } from './entry.ts';
import { migrateOwnStore } from './migrate-own.ts';
import { openEntry } from './open-entry.ts';
import { openFolders } from './open-folders.ts';
import { addressSettings, type ProcessConfig, processSettings } from './process-settings.ts';
import { readServices, type Services } from './read-services.ts';
import { createRuntime } from './runtime.ts';

/** Runs one process of a service by itself, until a signal ends it; with `--migrate` it brings its database up to date instead. */
export const runService = (entry: Entry): Promise<void> =>
  process.argv.includes('--migrate')
    ? runOnce(() => migrateOwnStore(entry, process.env))
    : runUntilEnded(entry);

const runUntilEnded = (entry: Entry): Promise<void> =>
  runProcess(async () => {
    const { processes, all } = await readKnownServices(entry);
    const schemas = [
      processSettings(entry.process),
      addressSettings(servicesCalledBy(entry.process, processes)),
      entry.settings,
    ] as const;
    const [base, addresses, config] = loadConfigs(schemas, process.env);
    const closing = new AsyncDisposableStack();
    try {
      await serve(entry, { base, addresses, config, closing });
    } catch (error) {
      await closing.disposeAsync();
      throw error;
    }
    return { close: () => closing.disposeAsync(), endsWithinMs: endsWithinMs(entry.process, all) };
  });

/** Others keep connections to it, and may be sending. */
const DRAIN_MS = 2_500;

interface Settings {
  readonly base: ProcessConfig;
  readonly addresses: readonly { readonly name: ServiceName; readonly url: string }[];
  readonly config: unknown;
  readonly closing: AsyncDisposableStack;
}

/** Operators are answered first and longest; a callee outlives its callers. */
async function serve(entry: Entry, { base, addresses, config, closing }: Settings): Promise<void> {
  const { service, process: self } = entry;
  const tracing = await startTracing(self.name, process.env);
  closing.defer(() => tracing.close());
  const metrics = createMetrics(entry.metrics);
  const checks: ReadinessChecks = { start: () => Promise.reject(new Error('it starts')) };
  const ops = await listen(createHealthApp(checks, metrics, ['bus']), base.OPS_PORT, base.OPS_HOST);
  closing.defer(() => ops.close());
  const log = createLogger(self.name, base.LOG_LEVEL);
  warnOfZoneData(log);
  const securityLog = createSecurityLog(self.name);
  closing.defer(() => securityLog.close());
  openFolders(self, config);
  const bus = base.AMQP_URL ? await createRabbitBus({ url: base.AMQP_URL, log, metrics }) : undefined;
  if (bus) closing.defer(() => bus.close());
  const runtime = createRuntime(service, self, {
    log,
    securityLog,
    metrics,
    bus,
    listening: { host: base.HOST, port: base.PORT, drainMs: DRAIN_MS },
    redisUrl: base.REDIS_URL,
    ...(base.MONGODB_URI && {
      store: {
        uri: base.MONGODB_URI,
        prefix: base.MONGODB_PREFIX,
        untilMigrated: untilMigrated(log),
        whenOutdated: whenOutdated(log),
      },
    }),
    ...(base.SERVICE_PUBLIC_KEYS && { publicKeys: base.SERVICE_PUBLIC_KEYS }),
    ...(base.SIGNING_KEY && { signer: createSigner(self.name, base.SIGNING_KEY) }),
    transports: Object.fromEntries(addresses.map(({ name, url }) => [name, httpTransport(url)])),
  });
  const { opened, api } = await openEntry(entry, { config, runtime, closing });
  delete checks.start;
  Object.assign(checks, opened.checks, bus && pinged(bus));
  log.info({ ...(api && { port: api.port }), opsPort: ops.port }, `${self.name} is ready`);
}

/** Pauses until the next look at the database. The process is not ready meanwhile. */
const untilMigrated = (log: Log) => async (error: StoreFormatError) => {
  log.warn({ fault: error.fault }, 'waits for the database to be migrated');
  await pause(LOOK_AGAIN_MS);
};

const LOOK_AGAIN_MS = 2000;

/**
 * It shuts down as on a signal, without waiting for calls that take longer than closing, because the migration waits
 * for nobody. If it is started again, it waits for the migration, and is rejected after it.
 */
const whenOutdated = (log: Log): WhenOutdated => ({
  lookMs: LOOK_AGAIN_MS,
  end({ fault }) {
    log.warn({ fault }, 'ends, since the database is migrated');
    setTimeout(() => process.exit(1), CLOSING_MS).unref();
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1);
  },
});

const pinged = (bus: Bus): ReadinessChecks => ({ bus: () => bus.ping() });

/** A process that calls no others by name knows of them by their descriptors, which its image then has. */
const readKnownServices = async ({
  process: { calls },
  service,
}: Entry): Promise<Pick<Services, 'all' | 'processes'>> =>
  calls === 'all' ? readServices() : { all: [service], processes: [] };

import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Bus } from '@carillon/kit/bus/bus.ts';
import { createRabbitBus } from '@carillon/kit/bus/rabbit-bus.ts';
import { createClosing } from '@carillon/kit/closing.ts';
import type { ReadinessChecks } from '@carillon/kit/health.ts';
import type { PublicKeys } from '@carillon/kit/identity/service-keys.ts';
import { createLogger, type Log } from '@carillon/kit/log.ts';
import { createMetrics, type Metrics } from '@carillon/kit/metrics.ts';
import { showOutboxAge } from '@carillon/kit/outbox/outbox-age.ts';
import { createRelay, type Relay } from '@carillon/kit/outbox/relay.ts';
import { repeat } from '@carillon/kit/repeat.ts';
import { createSecurityLog, type SecurityLog } from '@carillon/kit/security-log.ts';
import type { SocialNetwork } from '@carillon/social/network.ts';
import { networkSettings } from '@carillon/social/network-config.ts';
import { createNetworks } from '@carillon/social/networks.ts';
import type { Config, ContextConfig } from './config.ts';
import { resealInBackground } from './connections/reseal-all.ts';
import { createPasswordQueue, type PasswordQueue } from './crypto/password-queue.ts';
import { createVault, type Vault } from './crypto/vault.ts';
import { openStores, type Stores } from './stores/stores.ts';

export interface Settings {
  readonly publicKeys: PublicKeys;
  /** Where the networks send the browser back to: the name of the network follows. */
  readonly callbackUrl: string;
  readonly secureCookies: boolean;
}

const WATCH_EVERY_MS = 15_000;

/** Everything that identity works with. */
export interface IdentityContext {
  readonly stores: Stores;
  readonly vault: Vault;
  readonly networks: Record<PlatformName, SocialNetwork>;
  readonly relay: Relay;
  readonly settings: Settings;
  readonly log: Log;
  readonly securityLog: SecurityLog;
  readonly passwordQueue: PasswordQueue;
  readonly metrics: Metrics;
  readonly checks: ReadinessChecks;
  clock(): Date;
  close(): Promise<void>;
}

/** What a process that holds several services, or a test, brings along. What is given is not closed here. */
export interface ContextOverrides {
  readonly mongoUri?: string;
  readonly bus?: Bus;
  readonly log?: Log;
  readonly metrics?: Metrics;
  readonly clock?: () => Date;
  readonly securityLog?: SecurityLog;
  readonly networks?: Record<PlatformName, SocialNetwork>;
  /** How often operators are shown what waits, milliseconds. */
  readonly watchEveryMs?: number;
}

/** `MONGODB_URI` and `AMQP_URL` may be left out where `mongoUri` and `bus` are given. */
type Given = ContextConfig & Partial<Pick<Config, 'MONGODB_URI' | 'AMQP_URL'>>;

/** Opens the store, the bus and the relay. When one can't be opened, what was opened before it is closed again. */
export async function createContext(
  config: Given,
  overrides: ContextOverrides = {},
): Promise<IdentityContext> {
  const log = overrides.log ?? createLogger('identity', config.LOG_LEVEL);
  const metrics = overrides.metrics ?? createMetrics();
  const closing = createClosing();
  try {
    const uri = needed(overrides.mongoUri ?? config.MONGODB_URI, 'MONGODB_URI');
    const stores = await openStores(uri, `${config.MONGODB_PREFIX}_identity`);
    closing.add(() => stores.close());
    const bus = overrides.bus ?? (await openBus(needed(config.AMQP_URL, 'AMQP_URL'), log, metrics));
    if (!overrides.bus) closing.add(() => bus.close());
    const models = [stores.sessions.outbox, stores.connections.outbox];
    const clock = overrides.clock ?? (() => new Date());
    const relay = createRelay({ bus, models, log, clock });
    closing.add(() => relay.close());
    const watch = async () =>
      showOutboxAge(metrics, 'identity', { oldest: await stores.oldestEvent(), now: clock() });
    closing.add(repeat('watch', watch, overrides.watchEveryMs ?? WATCH_EVERY_MS, log).close);
    const securityLog = overrides.securityLog ?? openSecurityLog(closing);
    const vault = createVault(config.VAULT_KEY, config.VAULT_READ_KEYS);
    if (config.VAULT_READ_KEYS.length > 0) {
      const stop = new AbortController();
      const resealing = resealInBackground({ stores, vault, log }, stop.signal);
      closing.add(() => {
        stop.abort();
        return resealing;
      });
    }
    return {
      stores,
      vault,
      networks: overrides.networks ?? createNetworks(networkSettings(config)),
      relay,
      settings: settingsFrom(config),
      log,
      securityLog,
      passwordQueue: createPasswordQueue(),
      metrics,
      checks: { store: () => stores.ping(), bus: () => bus.ping() },
      clock,
      close: () => closing.close(),
    };
  } catch (error) {
    await closing.close();
    throw error;
  }
}

function openSecurityLog(closing: ReturnType<typeof createClosing>): SecurityLog {
  const securityLog = createSecurityLog('identity');
  closing.add(securityLog.close);
  return securityLog;
}

const openBus = (url: string, log: Log, metrics: Metrics): Promise<Bus> =>
  createRabbitBus({ url, log, metrics });

const settingsFrom = ({ SERVICE_PUBLIC_KEYS, PUBLIC_URL }: Given): Settings => ({
  publicKeys: SERVICE_PUBLIC_KEYS,
  callbackUrl: `${PUBLIC_URL}/oauth/callback`,
  secureCookies: PUBLIC_URL.startsWith('https:'),
});

function needed(value: string | undefined, name: string): string {
  if (value === undefined) throw new Error(`${name} is needed to open identity`);
  return value;
}

import type { Bus } from '@carillon/kit/bus/bus.ts';
import type { ReadinessChecks } from '@carillon/kit/health.ts';
import type { PublicKeys } from '@carillon/kit/identity/service-keys.ts';
import type { Log } from '@carillon/kit/log.ts';
import type { Metrics } from '@carillon/kit/metrics.ts';
import type { SecurityLog } from '@carillon/kit/security-log.ts';
import { openStores, type Stores } from './stores/stores.ts';
import { createHints, type Hints } from './usecases/hints.ts';
import { startTrimming, type Trimming, type TrimOptions } from './usecases/trimming.ts';

/** What its process gives it. */
export interface Given {
  readonly store: { readonly uri: string; readonly database: string };
  readonly bus: Bus;
  readonly publicKeys: PublicKeys;
  readonly log: Log;
  readonly securityLog: SecurityLog;
  readonly metrics: Metrics;
  clock(): Date;
}

/** Everything that notifications works with. */
export interface NotificationsContext extends Omit<Given, 'store' | 'clock'> {
  readonly stores: Stores;
  readonly hints: Hints;
  readonly trimming: Trimming;
  readonly checks: ReadinessChecks;
  close(): Promise<void>;
}

export async function createContext(
  { store, clock, ...given }: Given,
  trim: TrimOptions = {},
): Promise<NotificationsContext> {
  const { bus, log } = given;
  const stores = await openStores(store.uri, store.database);
  const trimming = startTrimming(stores.notifications, log, trim);
  return {
    ...given,
    stores,
    trimming,
    hints: createHints({ bus, log, clock }),
    checks: { store: () => stores.ping() },
    async close() {
      await trimming.close();
      await stores.close();
    },
  };
}

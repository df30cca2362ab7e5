import type { ReadinessChecks } from '@carillon/kit/health.ts';
import type { Runtime } from '@carillon/kit/service/runtime.ts';
import { openStores, type Stores } from './stores/stores.ts';
import { createListSignals, type ListSignals } from './usecases/list-signals.ts';
import { startTrimming, type Trimming, type TrimOptions } from './usecases/trimming.ts';

/** Everything that notifications works with. */
export interface NotificationsContext
  extends Pick<Runtime, 'bus' | 'publicKeys' | 'log' | 'securityLog' | 'metrics'> {
  readonly stores: Stores;
  readonly signals: ListSignals;
  readonly trimming: Trimming;
  readonly checks: ReadinessChecks;
  close(): Promise<void>;
}

export async function createContext(
  runtime: Pick<Runtime, 'store' | 'bus' | 'publicKeys' | 'log' | 'securityLog' | 'metrics' | 'clock'>,
  trim: TrimOptions = {},
): Promise<NotificationsContext> {
  const { store, bus, publicKeys, log, securityLog, metrics, clock } = runtime;
  const stores = await openStores(store.uri, store.database);
  const trimming = startTrimming(stores.notifications, log, trim);
  return {
    ...{ bus, publicKeys, log, securityLog, metrics, stores, trimming },
    signals: createListSignals({ bus, log, clock }),
    checks: { store: () => stores.ping() },
    async close() {
      await trimming.close();
      await stores.close();
    },
  };
}

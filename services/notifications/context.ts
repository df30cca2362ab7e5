import type { ReadinessChecks } from '@carillon/kit/health.ts';
import { openParts } from '@carillon/kit/open-parts.ts';
import type { Runtime } from '@carillon/kit/service/runtime.ts';
import type { NotificationsConfig } from './config.ts';
import { openStores, type Stores } from './stores/stores.ts';
import { createListSignals, type ListSignals } from './usecases/list-signals.ts';
import { startTrimming, type Trimming, type TrimOptions } from './usecases/trimming.ts';

/** Everything that notifications works with. */
export interface NotificationsContext
  extends Pick<Runtime, 'publicKeys' | 'log' | 'securityLog' | 'metrics'> {
  readonly stores: Stores;
  readonly signals: ListSignals;
  readonly trimming: Trimming;
  readonly checks: ReadinessChecks;
  close(): Promise<void>;
}

/** What a test brings along. */
export interface ContextOverrides {
  readonly trim?: TrimOptions;
}

/** Opens the store, and trims it from time to time. */
export async function createContext(
  _: NotificationsConfig,
  runtime: Pick<Runtime, 'store' | 'bus' | 'publicKeys' | 'log' | 'securityLog' | 'metrics' | 'clock'>,
  overrides: ContextOverrides = {},
): Promise<NotificationsContext> {
  const { store, bus, publicKeys, log, securityLog, metrics, clock } = runtime;
  return openParts(async (closing) => {
    const stores = await openStores(store);
    closing.defer(() => stores.close());
    const trimming = startTrimming(stores.notifications, log, overrides.trim ?? {});
    closing.defer(() => trimming.close());
    return {
      ...{ publicKeys, log, securityLog, metrics, stores, trimming },
      signals: createListSignals({ bus, log, clock }),
      checks: { store: () => stores.ping() },
    };
  });
}

import { isThisMachine } from '@carillon/contracts/domain/this-machine.ts';
import { deliveriesWaiting } from '@carillon/contracts/events/webhooks/deliveries-waiting.ts';
import { webhooksChanged } from '@carillon/contracts/events/webhooks/webhooks-changed.ts';
import { createWakeUpSignal } from '@carillon/kit/bus/wake-up-signal.ts';
import { openParts } from '@carillon/kit/open-parts.ts';
import { createRelay, type Relay } from '@carillon/kit/outbox/relay.ts';
import type { Runtime } from '@carillon/kit/service/runtime.ts';
import type { ApiConfig } from './config.ts';
import { openStores, type Stores } from './stores/stores.ts';

/** Parts that the API and a deliverer share. */
export interface WebhooksContext extends Pick<Runtime, 'log' | 'metrics' | 'clock'> {
  readonly stores: Stores;
  /** The key that secrets are derived from. */
  readonly key: Uint8Array;
  /** Whether this machine may be a receiver. */
  readonly isLocal: boolean;
  readonly relay: Pick<Relay, 'nudge'>;
  /** Tells open pages that a webhook or its log has changed. */
  changed(workspaceId: string): void;
  /** Tells the deliverers that something waits. */
  wakeDeliverers(): void;
  close(): Promise<void>;
}

export type WebhooksRuntime = Pick<Runtime, 'log' | 'metrics' | 'store' | 'bus' | 'clock'>;

/** Changes within this time make one signal. */
const GATHER_MS = 100;

export async function createContext(
  { WEBHOOK_KEY: key, PUBLIC_URL, LOOPBACK_WEBHOOKS }: ApiConfig,
  { log, metrics, store, bus, clock }: WebhooksRuntime,
): Promise<WebhooksContext> {
  return openParts(async (closing) => {
    const stores = await openStores(store);
    closing.defer(() => stores.close());
    const relay = createRelay({ bus, models: [stores.webhooks.outbox], log, clock });
    closing.defer(relay.close);
    const deps = { bus, log, clock };
    const signalChange = createWakeUpSignal(deps, webhooksChanged, { gatherMs: GATHER_MS });
    const wake = createWakeUpSignal(deps, deliveriesWaiting, { gatherMs: 0 });
    return {
      log,
      metrics,
      clock,
      stores,
      key,
      relay,
      isLocal: LOOPBACK_WEBHOOKS === 'auto' && isThisMachine(new URL(PUBLIC_URL).hostname),
      changed: (workspaceId) => signalChange({ workspace_id: workspaceId }),
      wakeDeliverers: () => wake({}),
    };
  });
}

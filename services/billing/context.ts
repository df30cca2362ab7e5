import { wordsChanged } from '@carillon/contracts/events/billing/words-changed.ts';
import { createWakeUpSignal } from '@carillon/kit/bus/wake-up-signal.ts';
import { createTurns } from '@carillon/kit/in-turn.ts';
import { openParts } from '@carillon/kit/open-parts.ts';
import { createErasing, type Erasing, SWEEP_EVERY_MS } from '@carillon/kit/personal-data/erasing.ts';
import { plansApply } from '@carillon/kit/plan/plan-env.ts';
import { repeat } from '@carillon/kit/repeat.ts';
import type { Runtime } from '@carillon/kit/service/runtime.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { BillingConfig } from './config.ts';
import type { Payments } from './payments/payments.ts';
import { sandboxPayments } from './payments/sandbox.ts';
import { createStripePayments } from './payments/stripe/stripe-payments.ts';
import { openStores, type Stores } from './stores/stores.ts';
import { type AccountChanges, createAccountChanges } from './usecases/account-changes.ts';
import { endWorkspace } from './usecases/end-workspace.ts';
import type { QuotaCounts } from './usecases/quota-counts.ts';
import { createReconcileQuotas } from './usecases/reconcile-quotas.ts';

/** Everything that billing works with. */
export interface BillingContext extends Pick<Runtime, 'publicKeys' | 'clock'> {
  readonly telemetry: Telemetry;
  readonly stores: Stores;
  readonly accounts: AccountChanges;
  readonly quotas: QuotaCounts;
  readonly plansApply: boolean;
  readonly erasing: Erasing;
  readonly payments: Payments;
  close(): Promise<void>;
}

const GATHER_MS = 100;

export async function createContext(
  config: BillingConfig,
  runtime: Pick<
    Runtime,
    'log' | 'metrics' | 'store' | 'bus' | 'clock' | 'publicKeys' | 'securityLog' | 'services'
  >,
): Promise<BillingContext> {
  const { log, metrics, store, bus, clock, publicKeys, securityLog, services } = runtime;
  return openParts(async (closing) => {
    const stores = await openStores(store);
    closing.defer(() => stores.close());
    const signalWords = createWakeUpSignal({ bus, log, clock }, wordsChanged, { gatherMs: GATHER_MS });
    const signal = (workspaceId: string) => signalWords({ workspace_id: workspaceId });
    const inTurn = createTurns();
    const stripe = config.stripe && (await createStripePayments(config.stripe, config.PUBLIC_URL));
    const apply = plansApply(config);
    if (stripe && apply)
      log.info('Stripe takes payments; plans bought in the sandbox run to their end and do not renew');
    if (stripe && config.PLANS === 'auto' && !apply)
      log.warn('Stripe is set up, but plans are off: set PLANS to on for every process');
    const provider = stripe ?? sandboxPayments;
    const erasing = createErasing('billing', {
      data: stores.personalData,
      clock,
      before: (subject) => endWorkspace({ stores, provider }, subject),
    });
    closing.defer(repeat('erasure sweep', erasing.sweep, SWEEP_EVERY_MS, log).close);
    return {
      stores,
      telemetry: { log, securityLog, metrics },
      payments: { provider, stripe },
      quotas: {
        inTurn,
        reconcile: createReconcileQuotas({ stores, services, quotas: { inTurn }, log, clock }),
      },
      plansApply: apply,
      erasing,
      publicKeys,
      clock,
      accounts: createAccountChanges({ stores, log, clock, signal }),
    };
  });
}

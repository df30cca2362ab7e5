import type { Subject } from '@carillon/kit/personal-data/stored-personal-data.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { PaymentStore } from '../stores/payments.ts';
import type { PlanAccountStore } from '../stores/plan-accounts.ts';

interface Deps {
  readonly stores: {
    readonly plans: Pick<PlanAccountStore, 'find'>;
    readonly payments: Pick<PaymentStore, 'add' | 'keepWithoutName'>;
  };
  readonly provider: PaymentProvider;
}

/** Nobody is charged for a deleted workspace anymore, and its payments stay in the books without its name. */
export async function endWorkspace({ stores, provider }: Deps, { kind, id }: Subject): Promise<void> {
  if (kind !== 'workspace') return;
  const account = await stores.plans.find(id);
  const { subscription, checkout, unwritten = [] } = account ?? {};
  if (checkout?.reference) await provider.abandon(checkout.reference);
  if (subscription && subscription.status !== 'ended' && provider.owns(subscription))
    await provider.stop(subscription);
  for (const entry of unwritten) await stores.payments.add(id, entry);
  await stores.payments.keepWithoutName(id);
}

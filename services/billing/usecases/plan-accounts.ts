import { AppError } from '@carillon/kit/errors.ts';
import { newPlanAccount, type PlanAccount } from '../domain/plan-account.ts';
import type { Payment, PaymentStore } from '../stores/payments.ts';
import type { PlanAccountStore } from '../stores/plan-accounts.ts';

interface Deps {
  readonly stores: { readonly plans: PlanAccountStore };
  clock(): Date;
}

/** Opens it, with the trial, when the workspace is seen for the first time. */
export async function readPlanAccount({ stores, clock }: Deps, workspaceId: string): Promise<PlanAccount> {
  const known = await stores.plans.find(workspaceId);
  if (known) return known;
  const account = newPlanAccount(workspaceId, clock());
  await stores.plans.create(account);
  return (await stores.plans.find(workspaceId)) ?? account;
}

const MOST_TRIES = 20;

interface Decided {
  /** The same object for no change. */
  readonly account: PlanAccount;
  /** What the billing history then tells. */
  readonly entry?: Payment;
}

type ChangeDeps = Deps & { readonly stores: { readonly payments: PaymentStore } };

/** Decides on the account as it is, again when somebody else changed it meanwhile. */
export async function changePlanAccount(
  deps: ChangeDeps,
  workspaceId: string,
  decide: (account: PlanAccount) => Decided,
): Promise<PlanAccount> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const known = await readPlanAccount(deps, workspaceId);
    const { account, entry } = decide(known);
    if (account !== known && !(await deps.stores.plans.change(known, account))) continue;
    if (entry) await deps.stores.payments.add(workspaceId, entry);
    return account;
  }
  throw new AppError('service_unavailable');
}

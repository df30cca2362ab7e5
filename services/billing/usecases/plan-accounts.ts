import { AppError } from '@carillon/kit/errors.ts';
import { newPlanAccount, type PlanAccount } from '../domain/plan-account.ts';
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

/**
 * Decides on the account as it is, again when somebody else changed it meanwhile.
 * @param decide its account afterwards; the same object for no change
 */
export async function changePlanAccount(
  deps: Deps,
  workspaceId: string,
  decide: (account: PlanAccount) => PlanAccount | Promise<PlanAccount>,
): Promise<PlanAccount> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const known = await readPlanAccount(deps, workspaceId);
    const next = await decide(known);
    if (next === known || (await deps.stores.plans.change(known, next))) return next;
  }
  throw new AppError('service_unavailable');
}

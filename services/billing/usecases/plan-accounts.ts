import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@carillon/kit/errors.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { newPlanAccount, type Payment, type PlanAccount } from '../domain/plan-account.ts';
import type { PaymentStore } from '../stores/payments.ts';
import type { PlanAccountStore } from '../stores/plan-accounts.ts';
import type { AccountChanges } from './account-changes.ts';

interface Deps {
  readonly stores: { readonly plans: PlanAccountStore };
  clock(): Date;
}

/** Opens it, with the trial, when the workspace is seen for the first time. */
export async function readPlanAccount({ stores, clock }: Deps, workspaceId: string): Promise<PlanAccount> {
  const planAccount = await stores.plans.find(workspaceId);
  if (planAccount) return planAccount;
  const account = newPlanAccount(workspaceId, clock());
  await stores.plans.create(account);
  return (await stores.plans.find(workspaceId)) ?? account;
}

const MAX_TRIES = 20;

export interface Decided {
  readonly account: PlanAccount;
  /** New entries of the billing history. Existing ones are skipped. */
  readonly entries?: readonly Payment[];
}

export interface ChangeDeps extends Deps {
  readonly stores: { readonly plans: PlanAccountStore; readonly payments: PaymentStore };
  readonly accounts: Pick<AccountChanges, 'read'>;
  readonly telemetry: Pick<Telemetry, 'log'>;
}

/** Decides on the account as it is, again when somebody else changed it meanwhile. */
export async function changePlanAccount(
  deps: ChangeDeps,
  workspaceId: string,
  decide: (account: PlanAccount) => Decided | Promise<Decided>,
): Promise<PlanAccount> {
  const { plans, payments } = deps.stores;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const planAccount = await readPlanAccount(deps, workspaceId);
    const { account, entries = [] } = await decide(planAccount);
    const knownPayments = await payments.known(
      workspaceId,
      entries.map(({ id }) => id),
    );
    const fresh = entries.filter(({ id }) => !knownPayments.has(id));
    if (isDeepStrictEqual(account, planAccount) && fresh.length === 0) return planAccount;
    // Words that the plan has granted until now are added before another replaces it.
    if (account.subscription !== planAccount.subscription) await deps.accounts.read(workspaceId);
    const next = { ...account, unwritten: [...planAccount.unwritten, ...fresh] };
    if (!(await plans.change(planAccount, next))) continue;
    // The next read does what fails here.
    await finish(deps, next).catch((err) =>
      deps.telemetry.log.warn({ err }, 'the billing history is written later'),
    );
    return next;
  }
  throw new AppError('service_unavailable');
}

/** The account's events go into the history, and the words are the new plan's. */
async function finish(deps: ChangeDeps, account: PlanAccount): Promise<void> {
  await writeHistory(deps, account);
  await deps.accounts.read(account.workspaceId);
}

export async function writeHistory(
  { stores: { plans, payments } }: Pick<ChangeDeps, 'stores'>,
  { workspaceId, unwritten }: PlanAccount,
): Promise<void> {
  if (unwritten.length === 0) return;
  for (const entry of unwritten) await payments.add(workspaceId, entry);
  await plans.noteWritten(
    workspaceId,
    unwritten.map(({ id }) => id),
  );
}

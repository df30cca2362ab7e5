import type { commitWords } from '@carillon/contracts/http/billing/commit-words.ts';
import type { releaseWords } from '@carillon/contracts/http/billing/release-words.ts';
import type { reserveWords } from '@carillon/contracts/http/billing/reserve-words.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { commit, type ReserveRefusal, release, reserve } from '../domain/decide.ts';
import { hasEnded, planStatusOf } from '../domain/plan-account.ts';
import { endedSentence } from '../domain/plan-refusal.ts';
import type { PlanAccountStore } from '../stores/plan-accounts.ts';
import type { AccountChanges } from './account-changes.ts';
import { readPlanAccount } from './plan-accounts.ts';

interface Deps {
  readonly accounts: AccountChanges;
}

interface ReserveDeps extends Deps {
  readonly stores: { readonly plans: PlanAccountStore };
  clock(): Date;
}

/** @throws AppError when nothing is left, the trial or the plan has ended, or the id is over */
export async function reserveFor(
  { accounts, ...deps }: ReserveDeps,
  { workspace_id, ...reservation }: BodyOf<typeof reserveWords>,
): Promise<number> {
  const planStatus = planStatusOf(await readPlanAccount(deps, workspace_id), deps.clock());
  if (hasEnded(planStatus)) throw new AppError('plan_limit', { message: endedSentence(planStatus) });
  const decision = await accounts.change(workspace_id, reservation.id, ({ account, spent, now }) =>
    reserve(account, reservation, spent, now),
  );
  if ('refused' in decision) throw refusalOf(decision.refused);
  return decision.answer;
}

/** @throws AppError `not_found` when the workspace has no such reservation */
export async function commitFor(
  { accounts }: Deps,
  { workspace_id, ...commitment }: BodyOf<typeof commitWords>,
): Promise<number> {
  const decision = await accounts.change(workspace_id, commitment.id, ({ account, spent, now }) =>
    commit(account, commitment, spent, now),
  );
  if ('refused' in decision) throw new AppError('not_found');
  return decision.answer;
}

export async function releaseFor(
  { accounts }: Deps,
  { workspace_id, id }: BodyOf<typeof releaseWords>,
): Promise<void> {
  await accounts.change(workspace_id, id, ({ account }) => ({
    account: release(account, id),
    answer: undefined,
  }));
}

function refusalOf(refusal: ReserveRefusal): AppError {
  if (refusal === 'used_up') return new AppError('words_used_up');
  if (refusal === 'over') return new AppError('conflict');
  const message = sentence`Other texts are being written and have reserved your remaining words. Wait until they’re done, then try again.`;
  return new AppError('too_many_requests', { message });
}

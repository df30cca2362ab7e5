import type { commitWords } from '@carillon/contracts/http/billing/commit-words.ts';
import type { releaseWords } from '@carillon/contracts/http/billing/release-words.ts';
import type { reserveWords } from '@carillon/contracts/http/billing/reserve-words.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { commit, type ReserveRefusal, release, reserve } from '../domain/decide.ts';
import { hasEnded, standingOf } from '../domain/plan-account.ts';
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
  { workspace_id, ...asked }: BodyOf<typeof reserveWords>,
): Promise<number> {
  const standing = standingOf(await readPlanAccount(deps, workspace_id), deps.clock());
  if (hasEnded(standing)) throw new AppError('plan_limit', { message: endedSentence(standing) });
  const decision = await accounts.change(workspace_id, asked.id, ({ account, spent, now }) =>
    reserve(account, asked, spent, now),
  );
  if ('refused' in decision) throw refusalOf(decision.refused);
  return decision.answer;
}

/** @throws AppError `not_found` when the workspace has no such reservation */
export async function commitFor(
  { accounts }: Deps,
  { workspace_id, ...asked }: BodyOf<typeof commitWords>,
): Promise<number> {
  const decision = await accounts.change(workspace_id, asked.id, ({ account, spent, now }) =>
    commit(account, asked, spent, now),
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

function refusalOf(refused: ReserveRefusal): AppError {
  if (refused === 'used_up') return new AppError('words_used_up');
  if (refused === 'over') return new AppError('conflict');
  const message = sentence`Other texts are being written right now. Wait until they are done and try again.`;
  return new AppError('too_many_requests', { message });
}

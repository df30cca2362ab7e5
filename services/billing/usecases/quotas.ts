import type { commitQuota } from '@carillon/contracts/http/billing/commit-quota.ts';
import type { Quota } from '@carillon/contracts/http/billing/quota.ts';
import type { releaseQuota } from '@carillon/contracts/http/billing/release-quota.ts';
import type { reserveQuota } from '@carillon/contracts/http/billing/reserve-quota.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { planStatusOf } from '../domain/plan-account.ts';
import { limitOf, refusalSentence } from '../domain/plan-refusal.ts';
import { committedUntil, freeUnits, type QuotaUse, reservedUntil } from '../domain/quota-use.ts';
import type { PlanAccountStore } from '../stores/plan-accounts.ts';
import type { QuotaKey, QuotaUseStore } from '../stores/quota-uses.ts';
import { readPlanAccount } from './plan-accounts.ts';
import type { QuotaCounts } from './quota-counts.ts';

interface ReleaseDeps {
  readonly stores: { readonly uses: QuotaUseStore };
}

interface Deps extends ReleaseDeps {
  readonly stores: { readonly plans: PlanAccountStore; readonly uses: QuotaUseStore };
  readonly quotas: Pick<QuotaCounts, 'inTurn'>;
  clock(): Date;
}

/** @throws AppError `plan_limit` if one of them is used up; then no new unit is taken */
export async function reserveFor(
  deps: Deps,
  { workspace_id: workspaceId, id, quotas }: BodyOf<typeof reserveQuota>,
): Promise<void> {
  const now = deps.clock();
  const planStatus = planStatusOf(await readPlanAccount(deps, workspaceId), now);
  const exhausted: Quota[] = [];
  for (const quota of quotas) {
    const limit = limitOf(planStatus.entitlements, quota);
    const use = { id, committed: false, until: reservedUntil(now) };
    const came = await deps.quotas.inTurn(`${workspaceId} ${quota}`, () =>
      take(deps.stores.uses, { workspaceId, quota }, use, { limit, now }),
    );
    if (came === 'taken') exhausted.push(quota);
    if (came !== 'refused') continue;
    if (exhausted.length > 0)
      await releaseFor(deps, { workspace_id: workspaceId, id, quotas: exhausted, committed: false });
    throw new AppError('plan_limit', { message: refusalSentence(planStatus, quota) });
  }
}

/** Counts an object that exists, even if it is one too many: billing was unavailable when it began. */
export async function commitFor(
  deps: ReleaseDeps & Pick<Deps, 'quotas' | 'clock'>,
  { workspace_id: workspaceId, id, uses }: BodyOf<typeof commitQuota>,
): Promise<void> {
  const now = deps.clock();
  for (const { quota, until } of uses) {
    const ends = committedUntil(quota, until === null ? null : new Date(until), now);
    const use = { id, committed: true, until: ends };
    await deps.quotas.inTurn(`${workspaceId} ${quota}`, () =>
      take(deps.stores.uses, { workspaceId, quota }, use, { limit: null, now }),
    );
  }
}

export async function releaseFor(
  { stores }: ReleaseDeps,
  { workspace_id: workspaceId, id, quotas, committed }: BodyOf<typeof releaseQuota>,
): Promise<void> {
  for (const quota of quotas) await stores.uses.release({ workspaceId, quota }, id, committed);
}

/** Each failed attempt means that somebody took a unit, so there are no more attempts than units. */
const MAX_TRIES = 200;

async function take(
  uses: QuotaUseStore,
  key: QuotaKey,
  use: Omit<QuotaUse, 'unit'>,
  { limit, now }: { readonly limit: number | null; readonly now: Date },
): Promise<'known' | 'taken' | 'refused'> {
  const { id } = use;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    // Without a limit there can be many uses, so only the use itself is read.
    const current = await listCurrent(uses, { ...key, ...(limit === null && { id }) }, now);
    const ownUse = current.find((one) => one.id === id);
    if (ownUse?.committed && !use.committed) return 'known';
    if (ownUse) {
      if (await uses.renew(key, id, use)) return 'known';
      continue;
    }
    const units = limit === null ? [id] : freeUnits(current, limit);
    // Others choose at the same time.
    const unit = units[Math.floor(Math.random() * units.length)];
    if (unit === undefined) return 'refused';
    if (await uses.take(key, { ...use, unit })) return 'taken';
  }
  throw new AppError('service_unavailable');
}

async function listCurrent(
  uses: QuotaUseStore,
  key: QuotaKey & { readonly id?: string },
  now: Date,
): Promise<readonly QuotaUse[]> {
  const storedUses = await uses.list(key);
  const current = storedUses.filter(({ until }) => until === null || until > now);
  if (current.length < storedUses.length) await uses.removeExpired(key, now);
  return current;
}

import type { holdUses } from '@carillon/contracts/http/billing/hold-uses.ts';
import type { releaseUses } from '@carillon/contracts/http/billing/release-uses.ts';
import type { Counted } from '@carillon/contracts/http/billing/use.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Turns } from '@carillon/kit/in-turn.ts';
import { type Standing, standingOf } from '../domain/plan-account.ts';
import { limitOf, refusalSentence } from '../domain/plan-refusal.ts';
import { freePlaces, heldUntil, type Use } from '../domain/use.ts';
import type { PlanAccountStore } from '../stores/plan-accounts.ts';
import type { UseKey, UseStore } from '../stores/uses.ts';
import { readPlanAccount } from './plan-accounts.ts';

interface Deps {
  readonly stores: { readonly plans: PlanAccountStore; readonly uses: UseStore };
  readonly inTurn: Turns;
  clock(): Date;
}

/** @throws AppError `plan_limit` when one of them is refused; then none is taken that was not held before */
export async function holdFor(
  deps: Deps,
  { workspace_id: workspaceId, id, kept, uses }: BodyOf<typeof holdUses>,
): Promise<void> {
  const now = deps.clock();
  const standing = standingOf(await readPlanAccount(deps, workspaceId), now);
  const taken: Counted[] = [];
  for (const { kind, until } of uses) {
    const wanted = { id, kept, until: heldUntil(kind, until === null ? null : new Date(until), now) };
    const came = await deps.inTurn(`${workspaceId} ${kind}`, () =>
      hold(deps.stores.uses, { workspaceId, kind }, { ...wanted, now, standing }),
    );
    if (came === 'taken') taken.push(kind);
    if (came !== 'refused') continue;
    await releaseFor(deps, { workspace_id: workspaceId, id, kinds: taken, unless_kept: true });
    throw new AppError('plan_limit', { message: refusalSentence(standing, kind) });
  }
}

interface Wanted {
  readonly id: string;
  readonly kept: boolean;
  readonly until: Date | null;
  readonly now: Date;
  readonly standing: Standing;
}

/** Each try is lost to somebody who took a place, so there are no more than places. */
const MOST_TRIES = 200;

async function hold(
  uses: UseStore,
  key: UseKey,
  { id, kept, until, now, standing }: Wanted,
): Promise<'held' | 'taken' | 'refused'> {
  const limit = limitOf(standing.entitlements, key.kind);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const held = await heldNow(uses, { ...key, ...(limit === null && { id }) }, now);
    const own = held.find((one) => one.id === id);
    if (own?.kept && !kept) return 'held';
    if (own) {
      if (await uses.prolong(key, id, { until, kept })) return 'held';
      continue;
    }
    // What is made counts, though it be one too many: billing was away when it began.
    const places = limit === null || kept ? [id] : freePlaces(held, limit);
    // Others choose at the same time.
    const place = places[Math.floor(Math.random() * places.length)];
    if (place === undefined) return 'refused';
    if (await uses.take(key, { id, place, until, kept })) return 'taken';
  }
  throw new AppError('service_unavailable');
}

/** What has no limit can be much, so only the use itself is looked for. */
async function heldNow(
  uses: UseStore,
  key: UseKey & { readonly id?: string },
  now: Date,
): Promise<readonly Use[]> {
  const held = await uses.held(key);
  const current = held.filter(({ until }) => until === null || until > now);
  if (current.length < held.length) await uses.sweep(key, now);
  return current;
}

export async function releaseFor(
  { stores }: { readonly stores: { readonly uses: UseStore } },
  { workspace_id: workspaceId, id, kinds, unless_kept }: BodyOf<typeof releaseUses>,
): Promise<void> {
  for (const kind of kinds) await stores.uses.release({ workspaceId, kind }, id, unless_kept ?? false);
}

import { mustRepeat } from '../domain/blind-repeat.ts';
import { LEASE_MS } from '../domain/decide.ts';
import { accountKey, keysOf, networkKey } from '../domain/keys.ts';
import type { InState, Publication } from '../domain/publication.ts';
import { isLimiting } from '../domain/sentences.ts';
import type { Hold } from '../stores/holds.ts';
import type { SlotStore } from '../stores/slots.ts';
import { type ChangeDeps, changePublication } from '../transitions/change-publication.ts';
import type { PublishLimits, WatchedLine } from './watch-line.ts';

export interface ClaimDeps extends ChangeDeps {
  readonly stores: ChangeDeps['stores'] & { readonly slots: SlotStore };
  readonly limits: PublishLimits;
  /** Names this worker in the leases that it takes. */
  readonly workerId: string;
  newId(): string;
  /** From 0 to 1. */
  random(): number;
}

/**
 * Leases a publication of the line, with a slot of its account's and one of its network's. Null when it may not be
 * published now, or somebody else was faster.
 */
export async function claim(
  deps: ClaimDeps,
  line: WatchedLine,
  one: InState<'queued'>,
): Promise<InState<'publishing'> | null> {
  const holds = mustRepeat(one, deps.clock()) ? [] : line.holdsOn(one);
  if (holds.length > 0) return putOff(deps, one, holds);
  const id = deps.newId();
  if (!(await takeSlots(deps, line, one, id))) return null;
  let leased: Publication | null = null;
  try {
    leased = await changePublication(deps, one, { type: 'lease', lease: { id, by: deps.workerId } });
    return leased?.status === 'publishing' ? leased : null;
  } finally {
    // Also when nobody knows whether it was leased: then nobody works on it.
    if (!leased) await deps.stores.slots.release(keysOf(one), id);
  }
}

/** So that what waited together does not come back together. */
const SPREAD_MS = 30_000;

/** Until the last of those who asked for patience is ready again. */
async function putOff(deps: ClaimDeps, one: InState<'queued'>, holds: readonly Hold[]): Promise<null> {
  const [longest] = holds.toSorted((a, b) => b.until.getTime() - a.until.getTime());
  if (longest) {
    const reason = isLimiting(one.platform);
    const until = new Date(longest.until.getTime() + SPREAD_MS * deps.random());
    await changePublication(deps, one, { type: 'hold', until, reason });
  }
  return null;
}

async function takeSlots(
  { stores: { slots }, limits, clock }: ClaimDeps,
  line: WatchedLine,
  one: InState<'queued'>,
  id: string,
): Promise<boolean> {
  const wanted = [
    [accountKey(one), limits.perAccount],
    [networkKey(one), limits.perNetwork],
  ] as const;
  const now = clock();
  const holder = { id, until: new Date(now.getTime() + LEASE_MS) };
  const taken = await Promise.allSettled(wanted.map(([key, most]) => slots.take(key, most, holder, now)));
  const got = taken.map((one) => one.status === 'fulfilled' && one.value);
  if (got.every(Boolean)) return true;
  wanted.forEach(([key], at) => {
    if (taken[at]?.status === 'fulfilled' && !got[at]) line.isFull(one, key);
  });
  await slots.release(keysOf(one), id);
  const failed = taken.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return false;
}

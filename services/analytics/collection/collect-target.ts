import { capabilityOf } from '@carillon/social/capability-of.ts';
import type { LeasedTarget } from '../domain/leased-target.ts';
import { batchOf, type ReadingBatch, showsAnew } from '../domain/reading-batch.ts';
import { nextAccountReadingAt } from '../domain/reading-schedule.ts';
import { targetKey } from '../domain/tracked.ts';
import { applyBatch } from './apply-batch.ts';
import type { CollectDeps } from './collect-deps.ts';
import type { Collecting } from './collecting.ts';
import { keepComments } from './keep-comments.ts';
import { readFigures } from './read-figures.ts';
import { releaseFailed, releaseLost, releaseRead } from './release-target.ts';
import { type TargetToken, tokenFor } from './target-token.ts';

/** How long a target is a collector's alone; renewed with each batch. */
export const LEASE_MS = 3 * 60_000;
const MOST_AT_ONCE = 100;

/** Reads all that is due of a target. What was read counts, whatever comes after it. */
export async function collectTarget(deps: CollectDeps, claimed: LeasedTarget): Promise<void> {
  const turn: Collecting = { target: claimed, token: null, applied: claimed.batch === null };
  try {
    // Recorded by a collector that ended before it was applied.
    if (claimed.batch) await apply(deps, turn, claimed.batch);
    turn.token = await tokenFor(deps, claimed);
    if (!turn.token) return await releaseLost(deps, turn);
    let state: 'more' | 'done' | 'overtaken' = 'more';
    while (state === 'more') state = await readOnce(deps, turn, turn.token);
    if (state === 'done') await releaseRead(deps, turn);
  } catch (error) {
    await releaseFailed(deps, turn, error);
  }
}

async function readOnce(
  deps: CollectDeps,
  turn: Collecting,
  token: TargetToken,
): Promise<'more' | 'done' | 'overtaken'> {
  const { stores, clock, networks, tempos } = deps;
  const { target } = turn;
  const publications = await stores.publications.due(targetKey(target), clock(), MOST_AT_ONCE);
  const withFollowers = target.accountDueAt <= clock();
  if (publications.length === 0 && !withFollowers) return 'done';
  const insights = capabilityOf(networks[target.platform], 'insights');
  const asked = { targetId: target.targetId, accessToken: token.accessToken, publications, withFollowers };
  const { readings, followers, failure } = await readFigures(insights, asked, clock);
  if (readings.length > 0 || followers !== null) {
    const batch = batchOf({ seq: target.seq + 1, at: clock(), readings, followers }, tempos[target.platform]);
    const until = new Date(batch.at.getTime() + LEASE_MS);
    if (!(await stores.targets.record(target, batch, until))) return 'overtaken';
    turn.applied = false;
    await apply(deps, turn, batch);
    const before = readings.map(([publication]) => publication);
    if (showsAnew(batch, before, target.followers)) deps.signal(target.workspaceId, 'figures');
  }
  if (failure !== null) throw failure;
  if (withFollowers) turn.target = { ...turn.target, accountDueAt: nextAccountReadingAt(clock()) };
  await keepComments(deps, turn.target, token, readings);
  return publications.length === MOST_AT_ONCE ? 'more' : 'done';
}

async function apply(deps: CollectDeps, turn: Collecting, batch: ReadingBatch): Promise<void> {
  await applyBatch(deps, turn.target, batch);
  const { target } = turn;
  turn.applied = true;
  turn.target = {
    ...{ ...target, seq: batch.seq, followers: batch.followers ?? target.followers },
    firstReadAt: target.firstReadAt ?? batch.at,
  };
}

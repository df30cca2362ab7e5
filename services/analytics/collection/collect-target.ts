import { capabilityOf } from '@carillon/social/capability-of.ts';
import type { LeasedTarget } from '../domain/leased-target.ts';
import { batchOf, type ReadingBatch, showsAnew } from '../domain/reading-batch.ts';
import { nextAccountReadingAt } from '../domain/reading-schedule.ts';
import { targetKey } from '../domain/tracked.ts';
import { type TargetToken, tokenFor } from '../reading/target-token.ts';
import { usageHigh } from './allowance.ts';
import { applyBatch } from './apply-batch.ts';
import type { CollectDeps } from './collect-deps.ts';
import { LEASE_MS } from './lease.ts';
import { readComments } from './read-comments.ts';
import { readFigures } from './read-figures.ts';
import type { ReadingSession } from './reading-session.ts';
import { releaseFailed, releaseLostTarget, releaseRead } from './release-target.ts';

const MAX_AT_ONCE = 100;
const NEVER = new AbortController().signal;

/** `overtaken`: the lease has ended, and the target is another collector's. */
type Progress = 'more' | 'done' | 'overtaken';

/**
 * Reads everything due of a target, or as much as it can before it stops. Finished readings count, whatever happens
 * later.
 */
export async function collectTarget(
  deps: CollectDeps,
  claimed: LeasedTarget,
  stopping: AbortSignal = NEVER,
): Promise<void> {
  const session: ReadingSession = { target: claimed, token: null, applied: claimed.batch === null, stopping };
  try {
    // Recorded by a collector that ended before it was applied.
    if (claimed.batch) await apply(deps, session, claimed.batch);
    throwOnCooldown(deps, claimed);
    const token = await tokenFor(deps, claimed);
    if (typeof token === 'string') return await releaseLostTarget(deps, session);
    session.token = token;
    throwOnCooldown(deps, { ...claimed, server: token.access.server });
    let progress: Progress = 'more';
    while (progress === 'more' && !stopping.aborted) progress = await readOnce(deps, session, token);
    if (progress !== 'overtaken') await releaseRead(deps, session);
  } catch (error) {
    await releaseFailed(deps, session, error);
  }
}

function throwOnCooldown(
  { pace: { cooldowns }, clock }: CollectDeps,
  target: Parameters<CollectDeps['pace']['cooldowns']['endOf']>[0],
): void {
  const closedUntil = cooldowns.endOf(target, clock());
  if (closedUntil) throw usageHigh(closedUntil);
}

async function readOnce(deps: CollectDeps, session: ReadingSession, token: TargetToken): Promise<Progress> {
  const { stores, clock, networks } = deps;
  const { schedules } = deps.pace;
  const { target } = session;
  const publications = await stores.publications.due(targetKey(target), clock(), MAX_AT_ONCE);
  const withFollowers = target.accountDueAt <= clock();
  if (publications.length === 0 && !withFollowers) return 'done';
  const insights = capabilityOf(networks[target.platform], 'insights');
  const { stopping } = session;
  const request = { target, access: token.access, publications, withFollowers, stopping };
  const { readings, followers, failure } = await readFigures(deps, insights, request);
  const at = clock();
  if (readings.length > 0 || followers !== null) {
    const batch = batchOf({ seq: target.seq + 1, at, readings, followers }, schedules[target.platform]);
    const until = new Date(at.getTime() + LEASE_MS);
    if (!(await stores.targets.record(target, batch, until))) return 'overtaken';
    session.applied = false;
    await apply(deps, session, batch);
    const before = readings.map(([publication]) => publication);
    if (showsAnew(batch, before, target.followers)) deps.signal(target.workspaceId, 'figures');
  }
  if (failure !== null) throw failure;
  if (withFollowers) session.target = { ...session.target, accountDueAt: nextAccountReadingAt(at) };
  if (!(await readComments(deps, session, token, readings))) return 'overtaken';
  return publications.length === MAX_AT_ONCE ? 'more' : 'done';
}

async function apply(deps: CollectDeps, session: ReadingSession, batch: ReadingBatch): Promise<void> {
  await applyBatch(deps, session.target, batch);
  const { target } = session;
  session.applied = true;
  session.target = {
    ...target,
    seq: batch.seq,
    followers: batch.followers ?? target.followers,
    firstReadAt: target.firstReadAt ?? batch.at,
  };
}

import type { Access } from '@carillon/social/capabilities/access.ts';
import type { Insights } from '@carillon/social/capabilities/insights.ts';
import type { LeasedTarget } from '../domain/leased-target.ts';
import type { Reading } from '../domain/reading-batch.ts';
import type { TrackedPublication } from '../domain/tracked.ts';
import { checkUsage, takeCalls } from './allowance.ts';
import type { CollectDeps } from './collect-deps.ts';

export interface FiguresRead {
  readonly readings: readonly (readonly [TrackedPublication, Reading])[];
  readonly followers: number | null;
  /** Why it ended early; everything read until then counts. */
  readonly failure: unknown;
}

interface FigureRequest {
  readonly target: Pick<LeasedTarget, 'platform' | 'targetId'>;
  readonly access: Access;
  readonly publications: readonly TrackedPublication[];
  readonly withFollowers: boolean;
  /** It ends early from then on. */
  readonly stopping: AbortSignal;
}

const CALL_MS = 30_000;
/** The reading of a post that a network leaves out of its reply: it is not requested again at once. */
const NOTHING: Reading = { kind: 'figures', figures: {} };

/** Asks a network for a target's followers and posts, as many at once as it accepts. */
export async function readFigures(
  deps: Pick<CollectDeps, 'clock'> & { readonly stores: Pick<CollectDeps['stores'], 'dailyCalls'> },
  insights: Insights,
  { target, access, publications, withFollowers, stopping }: FigureRequest,
): Promise<FiguresRead> {
  const { targetId } = target;
  const readings: [TrackedPublication, Reading][] = [];
  let followers: number | null = null;
  const request = async (what: 'account' | 'post') => {
    checkUsage(insights, { targetId, access }, deps.clock());
    await takeCalls(deps, insights, target, what);
    return { targetId, access, signal: AbortSignal.timeout(CALL_MS) };
  };
  try {
    if (withFollowers) followers = (await insights.account(await request('account'))).followers ?? null;
    for (let at = 0; at < publications.length && !stopping.aborted; at += insights.postsAtOnce) {
      const some = publications.slice(at, at + insights.postsAtOnce);
      const postIds = some.map(({ remoteId }) => remoteId);
      const read = await insights.posts({ ...(await request('post')), postIds });
      for (const one of some) readings.push([one, read.get(one.remoteId) ?? NOTHING]);
    }
    return { readings, followers, failure: null };
  } catch (failure) {
    return { readings, followers, failure };
  }
}

import type { Insights } from '@carillon/social/capabilities/insights.ts';
import { SocialError } from '@carillon/social/social-error.ts';
import type { Reading } from '../domain/reading-batch.ts';
import type { TrackedPublication } from '../domain/tracked.ts';
import { isUsageHigh } from './allowance.ts';

export interface FiguresRead {
  readonly readings: readonly (readonly [TrackedPublication, Reading])[];
  readonly followers: number | null;
  /** Why it ended before all was read; what was read until then counts. */
  readonly failure: unknown;
}

interface Asked {
  readonly targetId: string;
  readonly accessToken: string;
  readonly publications: readonly TrackedPublication[];
  readonly withFollowers: boolean;
}

const CALL_MS = 30_000;
const PAUSE_MS = 15 * 60_000;

/** Asks a network for a target's followers and posts, as many at once as it takes. */
export async function readFigures(
  insights: Insights,
  { targetId, accessToken, publications, withFollowers }: Asked,
  clock: () => Date,
): Promise<FiguresRead> {
  const readings: [TrackedPublication, Reading][] = [];
  let followers: number | null = null;
  const request = () => {
    if (isUsageHigh(insights, { targetId, accessToken })) throw spared(clock());
    return { targetId, accessToken, signal: AbortSignal.timeout(CALL_MS) };
  };
  try {
    if (withFollowers) followers = (await insights.account(request())).followers ?? null;
    for (let at = 0; at < publications.length; at += insights.postsAtOnce) {
      const some = publications.slice(at, at + insights.postsAtOnce);
      const read = await insights.posts({ ...request(), postIds: some.map(({ remoteId }) => remoteId) });
      for (const one of some) {
        const reading = read.get(one.remoteId);
        if (reading) readings.push([one, reading]);
      }
    }
    return { readings, followers, failure: null };
  } catch (failure) {
    return { readings, followers, failure };
  }
}

const spared = (now: Date): SocialError =>
  new SocialError('half of the allowance is used', {
    kind: 'transient',
    code: USAGE_HIGH,
    retryAt: new Date(now.getTime() + PAUSE_MS),
  });

/** The code of the failure with which reading stops by itself. */
export const USAGE_HIGH = 'usage_high';

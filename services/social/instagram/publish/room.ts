import { z } from 'zod';
import type { PublishRequest } from '../../capabilities/publish.ts';
import { SocialError } from '../../social-error.ts';
import type { InstagramClient } from '../client.ts';

const mediaReply = z.object({ data: z.array(z.object({ timestamp: z.string() })) });

/** An account's posts of the day, where the network tells them. */
export interface Quota {
  readonly used: number;
  readonly total: number;
  readonly seconds: number;
}

/** If the list doesn't say: often enough to notice free room, seldom enough to be cheap. */
const UNTOLD_MS = 60 * 60_000;
/** The network's clock and ours may differ. */
const SPARE_MS = 60_000;

/**
 * When the account may publish again: the window slides, so as soon as its oldest post leaves it. Posts made in the
 * app aren't counted here and make this too early, which costs one call.
 */
export const roomAt = async (
  client: InstagramClient,
  request: PublishRequest,
  quota: Quota,
): Promise<Date> => {
  const now = client.deps.now();
  const untold = new Date(now.getTime() + UNTOLD_MS);
  try {
    const { data } = await client.graph.get(`${request.targetId}/media`, {
      token: request.access.token,
      params: { fields: 'timestamp', limit: '100' },
      schema: mediaReply,
      signal: request.signal,
    });
    const madeAt = data.map(({ timestamp }) => Date.parse(timestamp));
    return leavesAt(madeAt, quota, now) ?? untold;
  } catch (error) {
    if (error instanceof SocialError) return untold;
    throw error;
  }
};

/** When enough of these posts are out of the window; undefined when not all that count are among them. */
export const leavesAt = (madeAt: readonly number[], quota: Quota, now: Date): Date | undefined => {
  const windowMs = quota.seconds * 1000;
  const recentTimes = madeAt.filter((at) => at > now.getTime() - windowMs).toSorted((a, b) => a - b);
  if (recentTimes.length < quota.used) return undefined;
  const last = recentTimes[quota.used - quota.total];
  return last === undefined ? undefined : new Date(last + windowMs + SPARE_MS);
};

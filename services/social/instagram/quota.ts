import { z } from 'zod';
import type { PublishRequest } from '../network.ts';
import { SocialError } from '../social-error.ts';
import type { InstagramClient } from './client.ts';

const limitReply = z.object({
  data: z.array(
    z.object({
      quota_usage: z.number(),
      config: z.object({ quota_total: z.number(), quota_duration: z.number() }).optional(),
    }),
  ),
});

/** The window slides, so room may come any time: often enough to catch it, seldom enough to be cheap. */
const WAIT_MS = 60 * 60_000;

/** Stops before a container is made when the account has used up its posts of the day. */
export const checkQuota = async (
  { graph, deps }: InstagramClient,
  request: PublishRequest,
): Promise<void> => {
  const { data } = await graph.get(`${request.targetId}/content_publishing_limit`, {
    token: request.accessToken,
    params: { fields: 'quota_usage,config' },
    schema: limitReply,
    signal: request.signal,
  });
  const [limit] = data;
  if (!limit?.config || limit.quota_usage < limit.config.quota_total) return;
  const hours = Math.round(limit.config.quota_duration / 3600);
  throw new SocialError(
    `Instagram takes ${limit.config.quota_total} posts in ${hours} hours from this account, and they are used up`,
    { kind: 'retry', code: '9/2207042', retryAt: new Date(deps.now().getTime() + WAIT_MS) },
  );
};

import { plural, type Text, text } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import type { PublishRequest } from '../../capabilities/publish.ts';
import { SocialError } from '../../social-error.ts';
import type { InstagramClient } from '../client.ts';
import { type Quota, roomAt } from './room.ts';

const limitReply = z.object({
  data: z.array(
    z.object({
      quota_usage: z.number(),
      config: z.object({ quota_total: z.number(), quota_duration: z.number() }).optional(),
    }),
  ),
});

/** Stops before a container is made when the account has used up its posts of the day. */
export const checkQuota = async (
  client: InstagramClient,
  request: PublishRequest,
): Promise<Quota | undefined> => {
  const { data } = await client.graph.get(`${request.targetId}/content_publishing_limit`, {
    token: request.access.token,
    params: { fields: 'quota_usage,config' },
    schema: limitReply,
    signal: request.signal,
  });
  const [limit] = data;
  if (!limit?.config) return undefined;
  const quota = {
    used: limit.quota_usage,
    total: limit.config.quota_total,
    seconds: limit.config.quota_duration,
  };
  if (hasRoom(quota)) return quota;
  const retryAt = await roomAt(client, request, quota);
  throw new SocialError(quotaUsedUpText(quota), { kind: 'transient', code: '9/2207042', retryAt });
};

/** After a post that took the last of the quota the account cools down, so that the next one costs no call to be refused. */
export const coolDownIfUsedUp = async (
  client: InstagramClient,
  request: PublishRequest,
  before: Quota | undefined,
): Promise<void> => {
  if (!before || !request.onCooldown) return;
  const quota = { ...before, used: before.used + 1 };
  if (hasRoom(quota)) return;
  const until = await roomAt(client, request, quota);
  request.onCooldown({ scope: 'account', until, reason: quotaUsedUpText(quota).english });
};

const hasRoom = ({ used, total }: Quota): boolean => used < total;

const quotaUsedUpText = ({ total, seconds }: Quota): Text =>
  text`Instagram allows ${plural({ most: total }, { one: '# post', other: '# posts' })} in ${plural({ hours: Math.round(seconds / 3600) }, { one: '# hour', other: '# hours' })} from this account, and it has reached that limit.`;

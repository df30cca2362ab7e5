import { z } from 'zod';
import type { FiguresRequest, Insights, PostFigures, PostReading } from '../capabilities/insights.ts';
import { guardCapability } from '../http/guard.ts';
import { present } from '../http/present.ts';
import { SocialError } from '../social-error.ts';
import { serverOf } from './api.ts';
import type { MastodonClient } from './client.ts';
import { ownId } from './ids.ts';
import { NETWORK } from './network-name.ts';
import { type Status, status, statuses } from './status.ts';

/** The most that Mastodon gives in one call. */
const AT_ONCE = 20;
/** The version of Mastodon's API from which it gives several. */
const SEVERAL_SINCE = 2;

const accountReply = z.object({ followers_count: z.number().int().nonnegative().optional() });

/** Favorites, boosts and replies, as far as the account's server has heard of them. No server counts views. */
export const createInsights = ({ api, instances, usage, deps }: MastodonClient): Insights => {
  const readOne = async ({ access, signal }: FiguresRequest, id: string): Promise<PostReading> => {
    try {
      return readingOf(await api.get(`api/v1/statuses/${id}`, { access, signal, schema: status }));
    } catch (error) {
      if (error instanceof SocialError && error.status === 404) return { kind: 'gone' };
      throw error;
    }
  };
  const readSeveral = async ({ access, signal }: FiguresRequest, ids: readonly string[]) => {
    const query = new URLSearchParams(ids.map((id) => ['id[]', decodeURIComponent(id)]));
    const foundStatuses = await api.get(`api/v1/statuses?${query}`, { access, signal, schema: statuses });
    return new Map(foundStatuses.map((one) => [encodeURIComponent(one.id), readingOf(one)]));
  };

  return guardCapability<Insights>(NETWORK, {
    postsAtOnce: AT_ONCE,

    async account({ targetId, access, signal }) {
      const path = `api/v1/accounts/${ownId(serverOf(access), targetId)}`;
      const { followers_count } = await api.get(path, { access, signal, schema: accountReply });
      return followers_count === undefined ? {} : { followers: followers_count };
    },

    async posts({ postIds, ...request }) {
      const server = serverOf(request.access);
      const ids = new Map(postIds.map((postId) => [postId, ownId(server, postId)]));
      const readings = new Map<string, PostReading>();
      if ((await instances.of(request.access, request.signal)).api >= SEVERAL_SINCE) {
        const foundReadings = await readSeveral(request, [...ids.values()]);
        for (const [postId, id] of ids) readings.set(postId, foundReadings.get(id) ?? { kind: 'gone' });
      } else for (const [postId, id] of ids) readings.set(postId, await readOne(request, id));
      return readings;
    },

    usage: ({ access }) => usage.of(access, deps.now()),
  });
};

const readingOf = ({
  favourites_count: likes,
  reblogs_count: boosts,
  replies_count: comments,
  quotes_count: quotes = 0,
}: Status): PostReading => ({
  kind: 'figures',
  figures: present<PostFigures>({
    likes,
    comments,
    shares: boosts === undefined ? undefined : boosts + quotes,
  }),
});

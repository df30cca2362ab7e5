import { sentence } from '@carillon/contracts/text.ts';
import { z } from 'zod';
import {
  type FiguresRequest,
  INSIGHTS_UNAVAILABLE,
  type Insights,
  type PostFigures,
  type PostReading,
} from '../capabilities/insights.ts';
import { guardCapability } from '../http/guard.ts';
import { present } from '../http/present.ts';
import { placeOf } from './at-uri.ts';
import type { BlueskyClient } from './client.ts';
import { NETWORK } from './network-name.ts';
import { readRecord } from './records.ts';
import { MAX_POSTS, type PostView, postsOf, whereViewed } from './views.ts';

const profile = z.object({ followersCount: z.number().int().nonnegative().optional() });
const unavailable = whereViewed(
  INSIGHTS_UNAVAILABLE,
  sentence`This Bluesky server doesn’t count likes, replies and reposts.`,
);

/** Likes, replies, reposts and quotes, and followers. Nobody counts views, reach or clicks. */
export const createInsights = (client: BlueskyClient): Insights => {
  const { xrpc, usage, deps } = client;

  /** A view server leaves out posts it hasn't seen yet, just like deleted ones; the account's own server knows. */
  const unseen = async ({ access, signal }: FiguresRequest, uri: string): Promise<PostReading> =>
    (await readRecord(xrpc, placeOf(uri), { access, signal }))
      ? { kind: 'figures', figures: {} }
      : { kind: 'gone' };

  return guardCapability<Insights>(NETWORK, {
    postsAtOnce: MAX_POSTS,

    async account({ targetId, access, signal }) {
      const call = { access, signal, params: { actor: targetId }, schema: profile };
      const { followersCount } = await xrpc.query('app.bsky.actor.getProfile', call).catch(unavailable);
      return followersCount === undefined ? {} : { followers: followersCount };
    },

    async posts({ postIds, ...request }) {
      const posts = await postsOf(client, request.access, postIds, request.signal).catch(unavailable);
      const views = new Map(posts.map((view) => [view.uri, view]));
      const readings = new Map<string, PostReading>();
      for (const uri of postIds) {
        const view = views.get(uri);
        readings.set(uri, view ? readingOf(view) : await unseen(request, uri));
      }
      return readings;
    },

    usage: ({ access }) => usage.of(access, deps.now()),
  });
};

const readingOf = ({ likeCount, replyCount, repostCount, quoteCount = 0 }: PostView): PostReading => ({
  kind: 'figures',
  figures: present<PostFigures>({
    likes: likeCount,
    comments: replyCount,
    shares: repostCount === undefined ? undefined : repostCount + quoteCount,
  }),
});

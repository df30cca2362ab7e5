import { z } from 'zod';
import type { FiguresRequest, Insights, PostReading } from '../capabilities/insights.ts';
import type { SocialDeps } from '../deps.ts';
import type { MetaSettings } from '../settings.ts';
import { BATCH_SIZE } from './batch.ts';
import { createGraph, type Graph } from './graph.ts';
import type { LatestUsage } from './latest-usage.ts';
import { count } from './metrics.ts';

const followersReply = z.object({ followers_count: count });

interface Options {
  readonly label: string;
  readonly usage: LatestUsage;
  readPosts(
    call: {
      graph: Graph;
      deps: SocialDeps;
      targetId: string;
      token: string;
      signal?: AbortSignal | undefined;
    },
    postIds: readonly string[],
  ): Promise<ReadonlyMap<string, PostReading>>;
}

/** Reads insights of Facebook and Instagram. Each network passes its own way to ask for a post. */
export const createMetaInsights = (
  settings: MetaSettings,
  deps: SocialDeps,
  { label, usage, readPosts }: Options,
): Insights => {
  const graphFor = ({ targetId }: FiguresRequest): Graph =>
    createGraph(label, settings, deps, { targetId, onHeaders: (headers) => usage.heard(targetId, headers) });

  return {
    postsAtOnce: BATCH_SIZE,

    async account(request) {
      const {
        targetId,
        access: { token },
        signal,
      } = request;
      const { followers_count } = await graphFor(request).get(encodeURIComponent(targetId), {
        token,
        signal,
        schema: followersReply,
        params: { fields: 'followers_count' },
      });
      return followers_count === undefined ? {} : { followers: followers_count };
    },

    async posts({ postIds, ...request }) {
      const {
        targetId,
        access: { token },
        signal,
      } = request;
      if (postIds.length === 0) return new Map();
      return readPosts({ graph: graphFor(request), deps, targetId, token, signal }, postIds);
    },

    usage: ({ targetId }) => usage.of(targetId),
  };
};

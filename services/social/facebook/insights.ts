import { z } from 'zod';
import type { Insights } from '../capabilities/insights.ts';
import type { SocialDeps } from '../deps.ts';
import { guardCapability } from '../http/guard.ts';
import { present } from '../http/present.ts';
import { createMetaInsights } from '../meta/insights.ts';
import type { LatestUsage } from '../meta/latest-usage.ts';
import { count, metrics, summary } from '../meta/metrics.ts';
import { type FiguresRequest, readFigures } from '../meta/read-figures.ts';
import type { FacebookSettings } from '../settings.ts';
import { resolvePosts } from './insights/resolve-posts.ts';

const LABEL = 'Facebook';

const post = z.object({
  shares: z.object({ count }).optional(),
  reactions: summary,
  comments: summary,
  insights: metrics,
});

const ASKED: FiguresRequest<z.output<typeof post>> = {
  label: LABEL,
  // Replies are comments too.
  counts: 'shares,reactions.summary(true).limit(0),comments.filter(stream).summary(true).limit(0)',
  insights: 'insights.metric(post_media_view,post_total_media_view_unique,post_clicks)',
  schema: post,
  figuresOf: ({ shares, reactions, comments, insights }) =>
    present({
      likes: reactions,
      comments,
      // Facebook leaves it out if there are none.
      shares: shares === undefined ? 0 : shares.count,
      views: insights.get('post_media_view'),
      reach: insights.get('post_total_media_view_unique'),
      clicks: insights.get('post_clicks'),
    }),
};

export const createInsights = (settings: FacebookSettings, deps: SocialDeps, usage: LatestUsage): Insights =>
  guardCapability<Insights>(
    'facebook',
    createMetaInsights(settings, deps, {
      label: LABEL,
      usage,
      async readPosts(call, postIds) {
        const { names, readings } = await resolvePosts(call, postIds);
        const figures = await readFigures(call, [...names.keys()], ASKED);
        for (const [name, reading] of figures) readings.set(names.get(name) ?? name, reading);
        return readings;
      },
    }),
  );

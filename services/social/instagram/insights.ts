import { z } from 'zod';
import type { Insights } from '../capabilities/insights.ts';
import type { SocialDeps } from '../deps.ts';
import { guardCapability } from '../http/guard.ts';
import { present } from '../http/present.ts';
import { createMetaInsights } from '../meta/insights.ts';
import type { LatestUsage } from '../meta/latest-usage.ts';
import { count, metrics } from '../meta/metrics.ts';
import { type FiguresRequest, readFigures } from '../meta/read-figures.ts';
import type { InstagramSettings } from '../settings.ts';

const media = z.object({ like_count: count, comments_count: count, insights: metrics });

/** Instagram tells of no clicks on a post. */
const ASKED: FiguresRequest<z.output<typeof media>> = {
  label: 'Instagram',
  counts: 'like_count,comments_count',
  insights: 'insights.metric(views,reach,shares)',
  schema: media,
  figuresOf: ({ like_count, comments_count, insights }) =>
    present({
      // Left out where the account hides it.
      likes: like_count,
      comments: comments_count,
      shares: insights.get('shares'),
      views: insights.get('views'),
      reach: insights.get('reach'),
    }),
};

export const createInsights = (settings: InstagramSettings, deps: SocialDeps, usage: LatestUsage): Insights =>
  guardCapability<Insights>(
    'instagram',
    createMetaInsights(settings, deps, {
      label: 'Instagram',
      usage,
      readPosts: (call, postIds) => readFigures(call, postIds, ASKED),
    }),
  );

import { analyzeSentiment } from '@carillon/contracts/http/analytics/analyze-sentiment.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { AnalyticsContext } from '../context.ts';
import { chartsOf } from '../domain/charts.ts';
import { summaryOf } from '../domain/summary.ts';
import { readPostComments } from '../sentiment/read-post-comments.ts';
import { scoreAll } from '../sentiment/score-all.ts';

export function mountSentiment(app: Hono<ServiceEnv>, context: AnalyticsContext): void {
  mount(app, analyzeSentiment, async ({ body, workspaceId, c }) => {
    await context.requireFeature(workspaceId, 'sentimentAnalysis');
    const { signal } = c.req.raw;
    const post = { workspaceId, platform: body.platform, remoteId: body.post_id };
    const { comments, truncated } = await readPostComments(context, post, signal);
    const scored = await scoreAll(context, comments, signal);
    return {
      success: true as const,
      analysis: summaryOf(scored),
      comment_count: scored.length,
      charts: chartsOf(scored),
      truncated,
      analyzed_at: context.clock().toISOString(),
      message:
        scored.length === 0
          ? sentence`This post has no comments yet.`
          : sentence`Sentiment analysis completed!`,
    };
  });
}

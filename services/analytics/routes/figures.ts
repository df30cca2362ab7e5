import { getBestTimes } from '@carillon/contracts/http/analytics/get-best-times.ts';
import { getFollowers } from '@carillon/contracts/http/analytics/get-followers.ts';
import { getOverview } from '@carillon/contracts/http/analytics/get-overview.ts';
import { getPostFigures } from '@carillon/contracts/http/analytics/get-post-figures.ts';
import { listKnownTargets } from '@carillon/contracts/http/analytics/list-known-targets.ts';
import { FIGURES_PAGE, listPostFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { suggestTime } from '@carillon/contracts/http/analytics/suggest-time.ts';
import { summarizeWeek } from '@carillon/contracts/http/analytics/summarize-week.ts';
import { toEnglish } from '@carillon/contracts/text.ts';
import { messageOf } from '@carillon/contracts/words/stored-text.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { AnalyticsContext } from '../context.ts';
import { bestTimesFor, suggestTimeFor } from '../dashboard/best-times.ts';
import { getFollowers as followersOf } from '../dashboard/get-followers.ts';
import { getOverview as overviewOf } from '../dashboard/get-overview.ts';
import { getPostFigures as figuresOf } from '../dashboard/get-post-figures.ts';
import { listKnownTargets as targetsOf } from '../dashboard/list-known-targets.ts';
import { listPostFigures as list } from '../dashboard/list-post-figures.ts';
import { summarizeWeek as weekOf } from '../dashboard/summarize-week.ts';
import { bestOf } from '../domain/best-times.ts';

const MAX_BEST = 5;
/** Every plan has the figures of that many days. */
const DAYS_OF_ALL = 7;
const DAY_MS = 24 * 3_600_000;

/** The dashboard's figures, and when to post next. */
export function mountFigures(app: Hono<ServiceEnv>, context: AnalyticsContext): void {
  mount(app, getOverview, async ({ query, workspaceId }) => {
    if (query.range > DAYS_OF_ALL) await context.requireFeature(workspaceId, 'advancedAnalytics');
    return { success: true as const, ...(await overviewOf(context, { workspaceId, ...query })) };
  });
  mount(app, getFollowers, async ({ query, workspaceId }) => {
    const recent = new Date(context.clock().getTime() - DAYS_OF_ALL * DAY_MS).toISOString().slice(0, 10);
    if (query.from < recent) await context.requireFeature(workspaceId, 'advancedAnalytics');
    return { success: true as const, ...(await followersOf(context, { workspaceId, ...query })) };
  });
  mount(app, listKnownTargets, async ({ workspaceId }) => ({
    success: true as const,
    targets: await targetsOf(context, workspaceId),
  }));
  mount(app, listPostFigures, async ({ query, workspaceId }) => {
    if (isAdvanced(query)) await context.requireFeature(workspaceId, 'advancedAnalytics');
    return { success: true as const, ...(await list(context, { workspaceId, ...query })) };
  });
  mount(app, getPostFigures, async ({ params, workspaceId }) => ({
    success: true as const,
    publications: await figuresOf(context, workspaceId, params.id),
  }));
  mount(app, getBestTimes, async ({ query, workspaceId }) => {
    const { slots, basis, posts } = await bestTimesFor(context, { workspaceId, ...query });
    const best = bestOf(slots, MAX_BEST);
    return { success: true as const, slots: [...slots], best, basis, posts };
  });
  mount(app, summarizeWeek, ({ body }) => weekOf(context, body));
  mount(app, suggestTime, async ({ query, workspaceId }) => {
    const { localTime, reason } = await suggestTimeFor(context, { workspaceId, ...query });
    const message = messageOf(reason);
    return {
      success: true as const,
      scheduled_time: localTime,
      timezone: query.timezone,
      reason: toEnglish(reason),
      ...(message && { reason_text: message }),
    };
  });
}

/** A list of posts is every plan's; the figures of a longer span, or of all posts at once, are not. */
const isAdvanced = ({
  days,
  most,
}: {
  readonly days?: number | undefined;
  readonly most: number;
}): boolean => (days === undefined ? most > FIGURES_PAGE : days > DAYS_OF_ALL);

import { PLATFORM_NAMES, PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { suggestTime } from '@carillon/contracts/http/analytics/suggest-time.ts';
import { z } from 'zod';
import { daysInput } from '../../assistant/acting/days-input.ts';
import { defineTool } from '../tool.ts';

export const suggestTimes = defineTool({
  name: 'suggest_times',
  title: 'Suggest times',
  description:
    'Suggests when to post: the next good time, and the best hours of the week, in the account’s time zone. Weekday 1 is ' +
    'Monday. Needs the scope analytics:read.',
  input: z.strictObject({
    platforms: z
      .array(z.enum(PLATFORM_NAMES))
      .max(PLATFORM_NAMES.length)
      .default([])
      .describe('The networks to consider. Omit it for all networks.'),
  }),
  effect: 'reads',
  repeatable: true,
  async run({ platforms }, { tools, asUser, timezone, signal }) {
    const ids = platforms.map((one) => PLATFORMS[one].id).join(',');
    const query = { timezone, ...(ids && { platforms: ids }) };
    const [next, { best, basis, posts }] = await Promise.all([
      asUser.call(suggestTime, { query, signal }),
      tools.bestTimes(platforms),
    ]);
    return {
      says: `The next good time is ${next.scheduled_time} (${next.timezone}). ${next.reason}`,
      data: { time: next.scheduled_time, timezone: next.timezone, best, basis, own_posts: posts },
    };
  },
});

export const readAnalytics = defineTool({
  name: 'read_analytics',
  title: 'Read analytics',
  description:
    'Returns the results of the workspace’s posts: metrics compared with the previous period, followers, and the posts with ' +
    'the most engagement. A metric that no network reports is null. Needs the scope analytics:read.',
  input: z.strictObject({ days: daysInput.default(30).describe('How many days to include, up to today') }),
  effect: 'reads',
  repeatable: true,
  async run({ days }, { tools }) {
    const [overview, top_posts] = await Promise.all([tools.overview(days), tools.topPosts(days)]);
    return { says: `Analytics for the last ${days} days.`, data: { days, overview, top_posts } };
  },
});

import { PLATFORM_NAMES, PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { suggestTime } from '@carillon/contracts/http/analytics/suggest-time.ts';
import { z } from 'zod';
import { daysInput } from '../../assistant/acting/days-input.ts';
import { defineTool } from '../tool.ts';

export const suggestTimes = defineTool({
  name: 'suggest_times',
  title: 'Suggest times',
  description:
    'When a post does well, by the account’s time zone: the next good time, and the best hours of the week (weekday 1 is ' +
    'Monday). Needs the scope analytics:read.',
  input: z.strictObject({
    platforms: z.array(z.enum(PLATFORM_NAMES)).max(PLATFORM_NAMES.length).default([]),
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
    'What came of the workspace’s posts in the last 7, 30 or 90 days: results compared with the period before, followers, and the ' +
    'posts that people did most with. A metric that no network gives is null. Needs the scope analytics:read.',
  input: z.strictObject({ days: daysInput.default(30) }),
  effect: 'reads',
  repeatable: true,
  async run({ days }, { tools }) {
    const [overview, top_posts] = await Promise.all([tools.overview(days), tools.topPosts(days)]);
    return { says: `Analytics of the last ${days} days.`, data: { days, overview, top_posts } };
  },
});

import { z } from 'zod';
import { defineLookup } from './lookup.ts';
import { spanInput, spanOf } from './span.ts';

const DAYS = 30;

export const followersLookup = defineLookup({
  name: 'read_followers',
  title: 'Read followers',
  description:
    'Returns how each network’s follower count changed over the days you name, or over the last 30: the ' +
    'first and the latest count. A missing network has no counts for that time; tell the user. Needs the ' +
    'scope analytics:read.',
  intent: 'analytics',
  input: z.strictObject(spanInput),
  async run(namedSpan, { tools, now }) {
    const span = spanOf(namedSpan, DAYS, now);
    const platforms = (await tools.followers(span)).map(({ platform, first, last }) => ({
      platform,
      first,
      last,
      gained: last.followers - first.followers,
    }));
    const days = { from: span.from.toString(), to: span.to.toString() };
    return {
      says: `Followers of ${platforms.length} networks from ${days.from} to ${days.to}.`,
      data: { ...days, platforms },
    };
  },
});

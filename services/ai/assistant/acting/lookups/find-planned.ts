import type { UserPost } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { z } from 'zod';
import { timeOf } from '../../built-in/slots/which-posts.ts';
import { type Asking, defineLookup } from './lookup.ts';
import { isWithin, type Span, spanInput } from './span.ts';

/** Scheduled posts of these days in the user's time zone, or all, the soonest first. */
export async function findPlanned({ tools, now }: Asking, span: Span | null): Promise<UserPost[]> {
  const open = await tools.listPosts({ list: 'open' });
  if (span === null) return [...open];
  return open.filter((post) => {
    const at = timeOf(post, now.timeZoneId);
    return at !== null && isWithin(span, at.toPlainDate());
  });
}

const DAYS = 7;

export const plannedLookup = defineLookup({
  name: 'find_planned',
  title: 'Find planned posts',
  description:
    'Lists posts scheduled for the days you name, or for the next seven days, with one entry for each ' +
    'account. Link to a post as /posts/POST_ID. Needs the scope posts:read.',
  intent: 'list_posts',
  input: z.strictObject(spanInput),
  async run({ from, to }, asking) {
    const first = from ? Temporal.PlainDate.from(from) : asking.now.toPlainDate();
    const span = { from: first, to: to ? Temporal.PlainDate.from(to) : first.add({ days: DAYS - 1 }) };
    const plannedPosts = await findPlanned(asking, span);
    const posts = plannedPosts.map((one) => ({
      post_id: one.post_id,
      publication_id: one.id,
      platform: one.platform,
      account: one.target_name,
      text: one.AI_generated_description,
      due_at: one.due_at,
      scheduled_time: one.scheduled_time,
      timezone: one.timezone,
    }));
    const days = { from: span.from.toString(), to: span.to.toString() };
    return {
      says: `${posts.length} are scheduled from ${days.from} to ${days.to}.`,
      data: { ...days, posts },
    };
  },
});

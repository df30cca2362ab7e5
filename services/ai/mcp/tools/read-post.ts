import { z } from 'zod';
import type { PostDetail } from '../../assistant/tools.ts';

export const postId = z
  .string()
  .min(1)
  .max(200)
  .describe('The post’s ID. A post made from a draft has the draft’s ID.');

/** Returns a post as tools show it. */
export const readPost = ({ id, created_at, results }: PostDetail) => ({
  post_id: id,
  created_at,
  publications: results.map((one) => ({
    publication_id: one.id,
    platform: one.platform,
    page_id: one.page_id,
    account: one.target_name,
    status: one.status,
    text: one.content,
    due_at: one.due_at,
    scheduled_time: one.scheduled_time,
    timezone: one.timezone,
    published_at: one.published_at,
    url: one.post_url,
    reason: one.reason,
    may_be_out: one.may_be_out,
    can_take_down: one.can_take_down,
    taken_down_at: one.taken_down_at,
  })),
});

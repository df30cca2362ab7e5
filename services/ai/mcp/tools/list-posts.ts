import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { POST_LISTS } from '@carillon/contracts/domain/publication.ts';
import { z } from 'zod';
import { MAX_LISTED } from '../../assistant/tools.ts';
import { defineTool } from '../tool.ts';
import { postId, readPost } from './read-post.ts';

const LIMIT = 50;

export const listPosts = defineTool({
  name: 'list_posts',
  title: 'List posts',
  description:
    'Posts of the workspace, one entry for each account that a post goes to: `open` (scheduled or on the way, the soonest ' +
    'first), `failed` (with reasons) or `over` (published or canceled). Needs the scope posts:read.',
  input: z.strictObject({
    list: z.enum(POST_LISTS).default('open'),
    platform: z.enum(PLATFORM_NAMES).optional(),
    most: z.number().int().min(1).max(LIMIT).default(20),
  }),
  effect: 'reads',
  repeatable: true,
  async run({ list, platform, most }, { tools }) {
    const listedPosts = await tools.listPosts({ list, ...(platform && { platform }) });
    const posts = listedPosts.slice(0, most).map((one) => ({
      post_id: one.post_id,
      publication_id: one.id,
      platform: one.platform,
      account: one.target_name,
      status: one.status,
      text: one.AI_generated_description,
      due_at: one.due_at,
      scheduled_time: one.scheduled_time,
      timezone: one.timezone,
      published_at: one.published_at,
      url: one.post_url,
      reason: one.reason,
    }));
    const isCut = listedPosts.length > posts.length || listedPosts.length === MAX_LISTED;
    const more = isCut ? ` There are more: ask for ${LIMIT} at the most, or for one platform.` : '';
    return { says: `${posts.length} in the list ${list}.${more}`, data: { posts, is_cut: isCut } };
  },
});

export const getPostTool = defineTool({
  name: 'get_post',
  title: 'Get a post',
  description: 'One post, and how it stands at each account. Needs the scope posts:read.',
  input: z.strictObject({ post_id: postId }),
  effect: 'reads',
  repeatable: true,
  async run({ post_id }, { tools }) {
    const post = readPost(await tools.getPost(post_id));
    return { says: `The post goes to ${post.publications.length} accounts.`, data: post };
  },
});

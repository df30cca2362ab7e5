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
    'Lists the workspace’s posts, with one entry for each account that a post goes to. Needs the scope posts:read.',
  input: z.strictObject({
    list: z
      .enum(POST_LISTS)
      .default('open')
      .describe(
        '`open`: scheduled or being published, soonest first. `failed`: failed, with reasons. `over`: published or canceled.',
      ),
    platform: z.enum(PLATFORM_NAMES).optional().describe('Lists posts on this network only'),
    most: z.number().int().min(1).max(LIMIT).default(20).describe('The maximum number of entries'),
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
    const more = isCut ? ` There are more. Raise \`most\` (up to ${LIMIT}), or filter by platform.` : '';
    return {
      says: `Listed ${posts.length} ${posts.length === 1 ? 'entry' : 'entries'} of the list “${list}”.${more}`,
      data: { posts, is_cut: isCut },
    };
  },
});

export const getPostTool = defineTool({
  name: 'get_post',
  title: 'Get a post',
  description: 'Returns a post with its status on each account. Needs the scope posts:read.',
  input: z.strictObject({ post_id: postId }),
  effect: 'reads',
  repeatable: true,
  async run({ post_id }, { tools }) {
    const post = readPost(await tools.getPost(post_id));
    return {
      says: `The post goes to ${post.publications.length} ${post.publications.length === 1 ? 'account' : 'accounts'}.`,
      data: post,
    };
  },
});

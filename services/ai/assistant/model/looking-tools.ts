import { DRAFT_LENGTHS, DRAFT_TONES } from '@carillon/contracts/domain/draft-details.ts';
import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { POST_LISTS } from '@carillon/contracts/domain/publication.ts';
import { z } from 'zod';
import { daysInput as days } from '../acting/days-input.ts';
import { EMPTY_POST } from '../built-in/dialogues/post/post-text.ts';
import { MAX_LISTED } from '../tools.ts';
import { defineTool, type ModelTool } from './tool.ts';

const topic = z.string().min(1).max(5_000);
const MAX_POSTS = 30;

/** Read-only and writing tools of a model. They publish and delete nothing. */
export const LOOKING_TOOLS: readonly ModelTool[] = [
  defineTool({
    name: 'list_networks',
    description:
      'Returns the state of each network and the connected pages, accounts and profiles with their page_id.',
    input: z.object({}),
    run: (_, { talk }) => talk.tools.networks(),
  }),
  defineTool({
    name: 'write_drafts',
    description: 'Writes drafts of a post about a topic. Pass every fact that the user gave. Costs words.',
    input: z.object({
      topic,
      tone: z.enum(DRAFT_TONES).optional(),
      length: z.enum(DRAFT_LENGTHS).optional(),
      emoji: z.boolean().optional(),
    }),
    async run({ topic, ...details }, session) {
      const { drafts } = await session.talk.tools.writeDrafts(topic, details);
      const offeredDrafts = drafts.slice(0, 3).map(({ content, hashtags }) => ({ content, hashtags }));
      session.memory = { ...session.memory, post: { ...EMPTY_POST, topic, details, drafts: offeredDrafts } };
      session.intent = 'content_generation';
      return offeredDrafts;
    },
  }),
  defineTool({
    name: 'find_hashtags',
    description: 'Finds hashtags for a topic, most relevant first. Costs words.',
    input: z.object({ topic }),
    run({ topic }, session) {
      session.intent = 'hashtags';
      return session.talk.tools.findHashtags(topic);
    },
  }),
  defineTool({
    name: 'best_times',
    description:
      'Returns when this workspace’s posts do well, by weekday (Monday is 1) and hour in the user’s time zone.',
    input: z.object({ platforms: z.array(z.enum(PLATFORM_NAMES)).max(3) }),
    run({ platforms }, session) {
      session.intent = 'best_times';
      return session.talk.tools.bestTimes(platforms);
    },
  }),
  defineTool({
    name: 'overview',
    description: 'Returns results of the last days: posts, engagement, reach and followers.',
    input: z.object({ days }),
    run({ days }, session) {
      session.intent = 'analytics';
      return session.talk.tools.overview(days);
    },
  }),
  defineTool({
    name: 'list_posts',
    description:
      'Lists publications that are open (planned), failed (with reasons), or over (published or canceled): the first 30 and the total. Tell the user when there are more.',
    input: z.object({ list: z.enum(POST_LISTS) }),
    async run({ list }, session) {
      session.intent = 'list_posts';
      const posts = await session.talk.tools.listPosts({ list });
      const in_all = posts.length < MAX_LISTED ? posts.length : `${MAX_LISTED} or more`;
      return { in_all, posts: posts.slice(0, MAX_POSTS) };
    },
  }),
  defineTool({
    name: 'get_post',
    description: 'Returns one post by its post_id, with its result on each network.',
    input: z.object({ post_id: z.string().min(1).max(200) }),
    run({ post_id }, session) {
      session.intent = 'post_status';
      return session.talk.tools.getPost(post_id);
    },
  }),
];

import { DRAFT_GOALS, DRAFT_LENGTHS, DRAFT_TONES } from '@carillon/contracts/domain/draft-details.ts';
import { z } from 'zod';
import { defineTool } from '../tool.ts';

const topic = z.string().trim().min(1).max(5_000);

export const writeDrafts = defineTool({
  name: 'write_drafts',
  title: 'Write drafts',
  description:
    'Generates several texts for a post about a topic. Include every fact that the texts should mention. Nothing is saved: ' +
    'use save_draft to save a text. Uses the workspace’s words. Needs the scope drafts:write.',
  input: z.strictObject({
    topic: topic.describe('What the post is about, including all its facts'),
    goal: z.enum(DRAFT_GOALS).optional().describe('What the post should achieve'),
    tone: z.enum(DRAFT_TONES).optional().describe('The tone of the texts'),
    length: z.enum(DRAFT_LENGTHS).optional().describe('The length of the texts'),
    emoji: z.boolean().optional().describe('Whether the texts contain emoji'),
  }),
  effect: 'adds',
  repeatable: false,
  async run({ topic, ...details }, { tools }) {
    const { drafts, writer } = await tools.writeDrafts(topic, details);
    const texts = drafts.map(({ content, hashtags }) => ({ text: content, hashtags }));
    return {
      says: texts.length === 1 ? '1 text about that topic.' : `${texts.length} texts about that topic.`,
      data: { drafts: texts, writer },
    };
  },
});

export const findHashtags = defineTool({
  name: 'find_hashtags',
  title: 'Find hashtags',
  description:
    'Returns hashtags for a topic, most relevant first. Each count is the number of the workspace’s own posts with that hashtag, ' +
    'or null if unknown. The list is empty if no hashtags are known for the topic. Uses the workspace’s words. Needs the scope drafts:write.',
  input: z.strictObject({ topic: topic.describe('A word, a sentence or a whole post') }),
  effect: 'adds',
  repeatable: false,
  async run({ topic }, { tools }) {
    const hashtags = await tools.findHashtags(topic);
    return {
      says: hashtags.length === 1 ? '1 hashtag.' : `${hashtags.length} hashtags.`,
      data: { hashtags },
    };
  },
});

import { DRAFT_GOALS, DRAFT_LENGTHS, DRAFT_TONES } from '@carillon/contracts/domain/draft-details.ts';
import { z } from 'zod';
import { defineTool } from '../tool.ts';

const topic = z.string().trim().min(1).max(5_000);

export const writeDrafts = defineTool({
  name: 'write_drafts',
  title: 'Write drafts',
  description:
    'Carillon’s writer proposes texts for a post about a topic. Say every fact that they are to have. Nothing is kept: ' +
    'save_draft keeps one. Costs words of the workspace. Needs the scope drafts:write.',
  input: z.strictObject({
    topic: topic.describe('What the post is about, with its facts'),
    goal: z.enum(DRAFT_GOALS).optional(),
    tone: z.enum(DRAFT_TONES).optional(),
    length: z.enum(DRAFT_LENGTHS).optional(),
    emoji: z.boolean().optional(),
  }),
  effect: 'adds',
  repeatable: false,
  async run({ topic, ...details }, { tools }) {
    const { drafts, writer } = await tools.writeDrafts(topic, details);
    const texts = drafts.map(({ content, hashtags }) => ({ text: content, hashtags }));
    return { says: `${texts.length} texts about that topic.`, data: { drafts: texts, writer } };
  },
});

export const findHashtags = defineTool({
  name: 'find_hashtags',
  title: 'Find hashtags',
  description:
    'Hashtags for a topic, the most relevant first. A count is the number of the workspace’s own posts with that tag; null ' +
    'means that nobody knows how often it is used. An empty list means that nothing is known about the topic. Costs words of the workspace. Needs the scope drafts:write.',
  input: z.strictObject({ topic }),
  effect: 'adds',
  repeatable: false,
  async run({ topic }, { tools }) {
    const hashtags = await tools.findHashtags(topic);
    return { says: `${hashtags.length} hashtags.`, data: { hashtags } };
  },
});

import { z } from 'zod';

const line = z.string().trim().min(3).max(220);
const lines = z.array(line).max(12);

export const OCCASIONS = [
  'launch',
  'opening',
  'offer',
  'event',
  'workshop',
  'hiring',
  'volunteers',
  'welcome',
  'tip',
  'milestone',
  'award',
  'season',
  'thanks',
  'backstage',
  'story',
  'culture',
  'update',
  'product',
  'question',
  'fundraising',
  'subject',
  'warning',
  'urgent',
  'apology',
  'outage',
  'closure',
  'grief',
] as const;
export type OccasionName = (typeof OCCASIONS)[number];

/** The ways to tell a topic; each is a file in `tasks/drafts/angles`. */
export const ANGLES = [
  'announcement',
  'glance',
  'question',
  'problem',
  'asked',
  'tips',
  'beforehand',
  'myth',
  'scene',
  'audience',
  'cares',
  'number',
  'date',
  'reasons',
  'pass-on',
  'plain',
  'skeleton',
  'short',
] as const;
export type AngleName = (typeof ANGLES)[number];

/** What a post is for, whatever it is about and in whatever language. */
export const occasion = z.strictObject({
  /** Sober ones have no emoji and no exclamation marks; grave ones are told in the topic's own words alone. */
  mood: z.enum(['glad', 'neutral', 'sober', 'grave']),
  emoji: z.array(z.string()).max(8),
  /** English tags, without #. */
  tags: z.array(z.string().regex(/^[A-Za-z]+$/u)).max(6),
  /** Which of a trade's texts fit: nobody wants tips about bread in a job ad. */
  trade: z.array(z.enum(['cares', 'truths', 'tips', 'questions', 'myths', 'problems', 'scenes', 'calls'])),
  /** What readers ask for: one draft marks what the topic leaves out. */
  gaps: z.array(z.enum(['when', 'where', 'price', 'link'])),
  /** Ends the sentence "…, so that", for the marketer to read. */
  goal: line,
  /** Those that fit, the best first. */
  angles: z.array(z.enum(ANGLES)),
});
export type Occasion = z.infer<typeof occasion>;

/**
 * What can be said on an occasion in one language. Nothing states anything about the business. `{thing}` is what the topic
 * is about as it stands inside a sentence, `{Thing}` at its beginning, `{theThing}` only where it has an article; `{us}`,
 * `{We}` and `{are}` follow who speaks. A line is left out where it asks for something that the topic doesn't have.
 */
export const occasionTexts = z.strictObject({
  /** The news itself, by its name. */
  heads: lines,
  /** Questions to the reader. */
  hooks: lines,
  /** General truths. */
  reasons: lines,
  tips: lines,
  questions: z.array(z.strictObject({ question: line, answer: line })).max(8),
  scenes: lines,
  calls: lines,
  /** The last line on a professional network. */
  formal: lines,
  /** The last words of a very short post. */
  endings: lines,
  /** Tags in other languages than English, whose are the occasion's own. */
  tags: z
    .array(z.string().regex(/^\p{L}+$/u))
    .max(4)
    .optional(),
  /** What a picture to it may show. */
  pictures: lines.min(1),
});
export type OccasionTexts = z.infer<typeof occasionTexts>;

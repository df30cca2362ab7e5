import { occasionOf } from '../../knowledge/bank.ts';
import { EMOJI } from '../../language/topic/emoji.ts';
import { readTopic } from '../../language/topic/read-topic.ts';

const RECOMMENDED = 4;
const MOST = 20;
const LONGEST = 20;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How often each emoji stands in the text, and 0 for those that would fit its occasion; none is recommended for bad news. */
export function emojiUsage(topic: string, content: string): Record<string, number> {
  const used = new Map<string, number>();
  for (const { segment } of segmenter.segment(content))
    if (EMOJI.test(segment) && segment.length <= LONGEST) used.set(segment, (used.get(segment) ?? 0) + 1);
  const { gravity, occasion } = readTopic(topic);
  const fitting = gravity ? [] : occasionOf(occasion).emoji.slice(0, RECOMMENDED);
  const recommended = fitting.filter((emoji) => !used.has(emoji)).map((emoji) => [emoji, 0] as const);
  return Object.fromEntries([...[...used].sort(([, a], [, b]) => b - a).slice(0, MOST), ...recommended]);
}

import { readReading } from '../../language/brief/read-brief.ts';
import type { Point } from '../../language/brief/reading.ts';
import { EMOJI } from '../../language/topic/emoji.ts';

const LIMIT = 20;
const LONGEST = 20;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Where an emoji has a place at all. */
const FITTING: Readonly<Partial<Record<Point, readonly string[]>>> = {
  hire: ['👋', '🤝', '🔎'],
  seek: ['🙌', '👋'],
  launch: ['✨', '🆕', '👀'],
  offer: ['👉', '🏷️'],
  invite: ['📅', '👋', '🎟️'],
  open: ['✨', '🔑', '🎉'],
  thank: ['💛', '🙏'],
  celebrate: ['🎉', '🙌'],
  ask: ['💬', '👀'],
  advise: ['💡', '📌'],
  tell: ['📣'],
};

/** Counts each emoji in the text, and recommends fitting ones with 0. Recommends none for bad news. */
export function emojiUsage(topic: string, content: string): Record<string, number> {
  const countByEmoji = new Map<string, number>();
  for (const { segment } of segmenter.segment(content))
    if (EMOJI.test(segment) && segment.length <= LONGEST)
      countByEmoji.set(segment, (countByEmoji.get(segment) ?? 0) + 1);
  const { act } = readReading(topic);
  const fitting = act.sober ? [] : (FITTING[act.point] ?? []);
  const recommended = fitting.filter((emoji) => !countByEmoji.has(emoji)).map((emoji) => [emoji, 0] as const);
  return Object.fromEntries([
    ...[...countByEmoji].sort(([, a], [, b]) => b - a).slice(0, LIMIT),
    ...recommended,
  ]);
}

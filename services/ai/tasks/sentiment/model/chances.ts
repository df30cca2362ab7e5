import { emojiValence, englishValences } from '../lexicons/lexicons.ts';
import type { Token } from '../reading/tokens.ts';

/** In the order of the weights. */
export const CLASSES = ['negative', 'neutral', 'positive'] as const;
export type Chances = Readonly<Record<(typeof CLASSES)[number], number>>;

/** What the model learned from has no emoji and few emoticons, so they are weighed by hand. */
const FACE_WEIGHTS = [-2, 0, 2];
/** What two of them say is not twice what one does. */
const USUAL = 0.5;

/** How likely a comment is each of them, by what the model says of it and by its emoji. */
export const chancesFrom = (logits: readonly number[], tokens: readonly Token[]): Chances => {
  const tone = toneOfFaces(tokens);
  const sums = CLASSES.map((_, index) => (logits[index] ?? 0) + tone * (FACE_WEIGHTS[index] ?? 0));
  const most = Math.max(...sums);
  const [negative = 0, neutral = 0, positive = 0] = sums.map((sum) => Math.exp(sum - most));
  const total = negative + neutral + positive;
  return { negative: negative / total, neutral: neutral / total, positive: positive / total };
};

const toneOfFaces = (tokens: readonly Token[]): number => {
  let sum = 0;
  for (const { kind, text } of tokens) {
    if (kind === 'emoji') sum += emojiValence(text);
    if (kind === 'emoticon') sum += englishValences(text)?.vader ?? 0;
  }
  return sum / Math.sqrt(sum * sum + USUAL);
};

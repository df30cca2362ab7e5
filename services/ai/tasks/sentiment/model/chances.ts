import { emojiValence, englishValences } from '../lexicons/lexicons.ts';
import type { TokenContext } from '../reading/contexts.ts';
import type { Token } from '../reading/tokens.ts';

/** In the order of the weights. */
export const CLASSES = ['negative', 'neutral', 'positive'] as const;
export type Chances = Readonly<Record<(typeof CLASSES)[number], number>>;

/** Weights of faces, set by hand: the model's training data has no emoji and few emoticons. */
const FACE_WEIGHTS = [-2, 0, 2];
/** Flattens repetition: two equal emoji count less than twice. */
const USUAL = 0.5;

/** Idioms are too rare to be learned, and their meaning is plain. */
const IDIOM_WEIGHTS = [-3.5, 0, 3.5];
const NO_SIDE_WEIGHT = 2.5;

/** The probability of each sentiment, from the model and the comment's emoji and idioms. */
export const chancesFrom = (
  logits: readonly number[],
  tokens: readonly Token[],
  contexts: readonly TokenContext[],
): Chances => {
  const [faces, idioms] = [toneOfFaces(tokens), toneOfIdioms(tokens, contexts)];
  const noSide = tokens.some(({ takesNoSide }) => takesNoSide) ? NO_SIDE_WEIGHT : 0;
  const sums = CLASSES.map(
    (name, index) =>
      (logits[index] ?? 0) +
      faces * (FACE_WEIGHTS[index] ?? 0) +
      idioms * (IDIOM_WEIGHTS[index] ?? 0) +
      (name === 'neutral' ? noSide : 0),
  );
  const max = Math.max(...sums);
  const [negative = 0, neutral = 0, positive = 0] = sums.map((sum) => Math.exp(sum - max));
  const total = negative + neutral + positive;
  return { negative: negative / total, neutral: neutral / total, positive: positive / total };
};

const toneOfIdioms = (tokens: readonly Token[], contexts: readonly TokenContext[]): number => {
  let sum = 0;
  for (const [at, { valence = 0 }] of tokens.entries()) sum += valence * (contexts[at]?.factor ?? 1);
  return sum / Math.sqrt(sum * sum + USUAL);
};

const toneOfFaces = (tokens: readonly Token[]): number => {
  let sum = 0;
  for (const { kind, text } of tokens) {
    if (kind === 'emoji') sum += emojiValence(text);
    if (kind === 'emoticon') sum += englishValences(text)?.vader ?? 0;
  }
  return sum / Math.sqrt(sum * sum + USUAL);
};

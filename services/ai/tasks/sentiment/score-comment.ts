import type { CommentScore } from '@carillon/contracts/http/ai/score-comments.ts';
import { withIdioms } from './idioms/find-idioms.ts';
import type { Language } from './idioms/languages.ts';
import { signOfIrony } from './irony.ts';
import { type Chances, CLASSES, chancesFrom } from './model/chances.ts';
import { logitsOf } from './model/english-model.ts';
import { contextsOf, type TokenContext } from './reading/contexts.ts';
import { languageOf, VOCABULARIES } from './reading/language.ts';
import { withPhrases } from './reading/phrases.ts';
import { type Token, tokensOf } from './reading/tokens.ts';
import { type ToneWords, toneWordsOf, valenceOf } from './tone-words.ts';

/** How a comment sounds. English by the model, German, French and Spanish by their lexicons, others by their emoji. */
export const scoreComment = (text: string): CommentScore => scoreBy(logitsOf, text);

/** The same, with a model's result for an English comment. */
export const scoreBy = (judge: typeof logitsOf, text: string): CommentScore => {
  const single = tokensOf(text);
  const language = languageOf(single);
  const plain = language === null ? single : withIdioms(single, language);
  const tokens = language === 'english' ? withPhrases(plain) : plain;
  const contexts = contextsOf(tokens, VOCABULARIES[language ?? 'english']);
  const words = reasonsOf(tokens, toneWordsOf(tokens, contexts, language), language);
  const verdict =
    language === 'english' && !isPlainQuestion(tokens, words)
      ? byModel(tokens, contexts, judge(tokens, contexts), words)
      : byLexicon(tokens, contexts, language);
  return borneOut(verdict, words);
};

/** In sarcasm, the positive words aren't reasons, but the words that show the sarcasm are. */
const reasonsOf = (tokens: readonly Token[], words: ToneWords, language: Language | null): ToneWords => {
  const sign = language === 'english' ? signOfIrony(tokens) : null;
  if (sign === null) return words;
  return { positive: [], negative: [...new Set([...words.negative, sign])] };
};

/** Above this, the whole comment outweighs one or two words of the other side. */
const OUTWEIGHS = 0.3;

/**
 * A verdict never contradicts the words that it is shown with. Where they all speak for the other side, a clear one is shown
 * without them, and one that is not clear is neutral.
 */
const borneOut = ({ sentiment, score }: Verdict, { positive, negative }: ToneWords): CommentScore => {
  const isOneSided = (positive.length === 0) !== (negative.length === 0);
  const listedWords = { positive_words: positive, negative_words: negative };
  if (!isOneSided || score === 0 || score > 0 === positive.length > 0)
    return { sentiment, score, ...listedWords };
  return Math.abs(score) < OUTWEIGHS
    ? { sentiment: 'neutral', score: 0, ...listedWords }
    : { sentiment, score, positive_words: [], negative_words: [] };
};

/** Whether a comment only asks, without any word that has a tone. */
const isPlainQuestion = (tokens: readonly Token[], { positive, negative }: ToneWords): boolean => {
  const ends = tokens.filter(({ kind, text }) => kind === 'mark' && /[.!?…]/.test(text));
  return ends.length > 0 && ends.every(({ text }) => text === '?') && positive.length + negative.length === 0;
};

type Verdict = Pick<CommentScore, 'sentiment' | 'score'>;

/** Without a word of sentiment, only the style counts, and anything below this is chance. */
const CLEAR = 0.42;

const byModel = (
  tokens: readonly Token[],
  contexts: readonly TokenContext[],
  logits: readonly number[],
  { positive, negative }: ToneWords,
): Verdict => {
  const hasTone = positive.length + negative.length > 0;
  const meantChances = chancesFrom(logits, tokens, contexts);
  const chances = signOfIrony(tokens) ? turnChances(meantChances) : meantChances;
  const likeliest = CLASSES.reduce((best, one) => (chances[one] > chances[best] ? one : best), 'neutral');
  const sentiment = hasTone || chances[likeliest] > CLEAR ? likeliest : 'neutral';
  return { sentiment, score: roundScore(chances.positive - chances.negative) };
};

/** For sarcasm: most of what looks positive is meant as negative. */
const turnChances = ({ positive, neutral, negative }: Chances): Chances => ({
  positive: positive * 0.2,
  neutral: neutral * 0.5,
  negative: negative + positive * 0.8 + neutral * 0.5,
});

/** Below this, it leans to neither side. */
const NEUTRAL_BAND = 0.2;
/** The weight of one plain word. */
const USUAL = 0.6;

const byLexicon = (
  tokens: readonly Token[],
  contexts: readonly TokenContext[],
  language: Language | null,
): Verdict => {
  let sum = 0;
  for (const [at, token] of tokens.entries()) sum += valenceOf(token, language) * (contexts[at]?.factor ?? 1);
  const score = sum / Math.sqrt(sum * sum + USUAL);
  if (Math.abs(score) < NEUTRAL_BAND) return { sentiment: 'neutral', score: roundScore(score) };
  return { sentiment: score > 0 ? 'positive' : 'negative', score: roundScore(score) };
};

const roundScore = (score: number): number => Math.round(score * 1000) / 1000;

import type { CommentScore } from '@carillon/contracts/http/ai/score-comments.ts';
import { isIronic } from './irony.ts';
import { type Chances, CLASSES, chancesFrom } from './model/chances.ts';
import { logitsOf } from './model/english-model.ts';
import { contextsOf, type TokenContext } from './reading/contexts.ts';
import { type Language, languageOf, VOCABULARIES } from './reading/language.ts';
import { withPhrases } from './reading/phrases.ts';
import { type Token, tokensOf } from './reading/tokens.ts';
import { type ToneWords, toneWordsOf, valenceOf } from './tone-words.ts';

/** How a comment sounds. English by the model, German, French and Spanish by their lexicons, others by their emoji. */
export const scoreComment = (text: string): CommentScore => scoreBy(logitsOf, text);

/** The same, with what a model makes of an English comment given. */
export const scoreBy = (judge: typeof logitsOf, text: string): CommentScore => {
  const single = tokensOf(text);
  const language = languageOf(single);
  const tokens = language === 'english' ? withPhrases(single) : single;
  const contexts = contextsOf(tokens, VOCABULARIES[language ?? 'english']);
  const { positive, negative } = toneWordsOf(tokens, contexts, language);
  return {
    ...(language === 'english' && !isPlainQuestion(tokens, { positive, negative })
      ? byModel(tokens, judge(tokens, contexts), positive.length + negative.length > 0)
      : byLexicon(tokens, contexts, language)),
    positive_words: positive,
    negative_words: negative,
  };
};

/** Who asks and says nothing that has a tone wants to know, no more. */
const isPlainQuestion = (tokens: readonly Token[], { positive, negative }: ToneWords): boolean => {
  const ends = tokens.filter(({ kind, text }) => kind === 'mark' && /[.!?…]/.test(text));
  return ends.length > 0 && ends.every(({ text }) => text === '?') && positive.length + negative.length === 0;
};

type Verdict = Pick<CommentScore, 'sentiment' | 'score'>;

/** Without a word that has a tone, only how it is said speaks for a side, and less than this is no more than chance. */
const CLEAR = 0.42;

const byModel = (tokens: readonly Token[], logits: readonly number[], hasTone: boolean): Verdict => {
  const meant = chancesFrom(logits, tokens);
  const chances = isIronic(tokens) ? turned(meant) : meant;
  const likeliest = CLASSES.reduce((best, one) => (chances[one] > chances[best] ? one : best), 'neutral');
  const sentiment = hasTone || chances[likeliest] > CLEAR ? likeliest : 'neutral';
  return { sentiment, score: rounded(chances.positive - chances.negative) };
};

/** Of what is good on its face most is meant the other way. */
const turned = ({ positive, neutral, negative }: Chances): Chances => ({
  positive: positive * 0.2,
  neutral: neutral * 0.5,
  negative: negative + positive * 0.8 + neutral * 0.5,
});

/** Below this, it leans to neither side. */
const NEUTRAL_BAND = 0.2;
/** What one plain word comes to. */
const USUAL = 0.6;

const byLexicon = (
  tokens: readonly Token[],
  contexts: readonly TokenContext[],
  language: Language | null,
): Verdict => {
  let sum = 0;
  for (const [at, token] of tokens.entries()) sum += valenceOf(token, language) * (contexts[at]?.factor ?? 1);
  const score = sum / Math.sqrt(sum * sum + USUAL);
  if (Math.abs(score) < NEUTRAL_BAND) return { sentiment: 'neutral', score: rounded(score) };
  return { sentiment: score > 0 ? 'positive' : 'negative', score: rounded(score) };
};

const rounded = (score: number): number => Math.round(score * 1000) / 1000;

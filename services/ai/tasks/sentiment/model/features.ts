import { type EnglishValences, englishValences } from '../lexicons/lexicons.ts';
import type { TokenContext } from '../reading/contexts.ts';
import type { Token } from '../reading/tokens.ts';
import { english } from '../reading/words/english.ts';

const LEXICONS = ['afinn', 'vader', 'labmt'] as const satisfies readonly (keyof EnglishValences)[];
/** Range around 0 that labMT's raters found neither happy nor sad. */
const NO_STANCE = 0.2;

/**
 * Returns the model's features of an English comment: a number for each of the lexicons' verdicts and of its marks.
 */
export const featuresOf = (tokens: readonly Token[], contexts: readonly TokenContext[]): number[] => {
  const words = tokens.filter(({ kind }) => kind === 'word').length || 1;
  const valences = tokens.map((token) => valencesOf(token));
  const verdicts = LEXICONS.flatMap((lexicon) =>
    verdictOf(
      valences.map((foundValence, at) => {
        const valence = foundValence?.[lexicon] ?? 0;
        if (lexicon === 'labmt' && Math.abs(valence) < NO_STANCE) return 0;
        return valence * (contexts[at]?.factor ?? 1);
      }),
      words,
    ),
  );
  return [...verdicts, ...marksOf(tokens), Math.log(words)];
};

const valencesOf = ({ kind, text }: Token): EnglishValences | undefined =>
  kind === 'word' || kind === 'emoticon' ? englishValences(text) : undefined;

/** How much is good, how much bad, the extremes, the last, and what both sides come to. */
const verdictOf = (valences: readonly number[], words: number): number[] => {
  let [good, bad, best, worst, last] = [0, 0, 0, 0, 0];
  for (const valence of valences) {
    if (valence === 0) continue;
    if (valence > 0) good += valence;
    else bad -= valence;
    best = Math.max(best, valence);
    worst = Math.min(worst, valence);
    last = valence;
  }
  const sum = good - bad;
  return [good, bad, best, worst, last, sum / Math.sqrt(sum * sum + 0.6), sum / Math.sqrt(words)];
};

/** Tests for each kind of mark; the square root of their number counts. */
const MARKS: readonly ((token: Token) => boolean)[] = [
  ({ kind, text }) => kind === 'mark' && text.includes('!'),
  ({ kind, text }) => kind === 'mark' && text.includes('?'),
  ({ kind, text }) => kind === 'mark' && /^(?:\.\.|…)/.test(text),
  ({ kind, text }) => kind === 'mark' && /["“]/.test(text),
  ({ kind }) => kind === 'link',
  ({ kind }) => kind === 'mention',
  ({ inHashtag }) => inHashtag,
  ({ shouted, text }) => shouted && text.length > 2,
  ({ drawn }) => drawn,
  ({ kind, text }) => kind === 'word' && english.negations.has(text),
  ({ kind, text }) => kind === 'word' && english.boosters.has(text),
  ({ kind, text }) => kind === 'word' && english.contrasts.has(text),
  ({ kind, text }) => kind === 'word' && /\p{N}/u.test(text),
  ({ kind, text }) => kind === 'word' && (text === 'i' || text === "i'm" || text === 'my'),
];

const marksOf = (tokens: readonly Token[]): number[] =>
  MARKS.map((test) => Math.sqrt(tokens.filter(test).length));

import type { Token } from './tokens.ts';
import { negationOfVerb } from './verb-negation.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** The influence of the words around a token. */
export interface TokenContext {
  /** The factor for its valence. */
  readonly factor: number;
  /** The word that turns it round; empty where its own beginning does. */
  readonly negatedBy: string | null;
  /** Whether that word comes after it. */
  readonly isNegationAfter: boolean;
}

/** A negated word is not as strong as its opposite. */
const NEGATED = -0.74;
const STRONGER = 0.3;
const EMPHASIZED = 0.2;
/** How many words back a negation reaches, and how many a booster. */
const NEGATION_REACH = 4;
const BOOSTER_REACH = 2;
const BEFORE_CONTRAST = 0.5;
const AFTER_CONTRAST = 1.3;

/** Negation, boosters, emphasis, and what a "but" does to both of its sides. */
export const contextsOf = (tokens: readonly Token[], vocabulary: Vocabulary): TokenContext[] => {
  const mixed = tokens.some(({ kind, shouted }) => kind === 'word' && !shouted);
  const contrastAt = tokens.findLastIndex(
    ({ kind, text }) =>
      (kind === 'word' && vocabulary.contrasts.has(text)) ||
      (kind === 'idiom' && vocabulary.contrasts.has(text.split(' ', 1)[0] ?? '')),
  );
  return tokens.map((token, at) => {
    const { strength, ...before } = token.kind === 'word' ? wordsBefore(tokens, at, vocabulary) : NOTHING;
    const negationAfter = token.kind === 'word' ? negationOfVerb(tokens, at, vocabulary) : null;
    const negatedBy = negationAfter ?? before.negatedBy;
    const emphasis = (token.shouted && mixed ? EMPHASIZED : 0) + (token.drawn ? EMPHASIZED : 0);
    const side = contrastAt < 0 ? 1 : at < contrastAt ? BEFORE_CONTRAST : AFTER_CONTRAST;
    return {
      factor: (negatedBy === null ? 1 : NEGATED) * (1 + strength + emphasis) * side,
      negatedBy,
      isNegationAfter: negationAfter !== null,
    };
  });
};

const NOTHING = { strength: 0, negatedBy: null };

const wordsBefore = (
  tokens: readonly Token[],
  at: number,
  { negations, concord, boosters, dampeners }: Vocabulary,
): { strength: number; negatedBy: string | null } => {
  let [strength, count] = [0, 0];
  let negatedBy: string | null = null;
  for (let before = at - 1; before >= 0 && count < NEGATION_REACH; before--) {
    const token = tokens[before];
    if (!token || (token.kind === 'mark' && /[.!?,;…]/.test(token.text))) break;
    if (token.kind !== 'word') continue;
    count++;
    if (negations.has(token.text)) negatedBy = withNegation(negatedBy, token.text, concord);
    else if (count <= BOOSTER_REACH && boosters.has(token.text)) strength += STRONGER;
    else if (count <= BOOSTER_REACH && dampeners.has(token.text)) strength -= STRONGER;
  }
  return { strength, negatedBy };
};

/** Two of them undo each other, but where together they are one. */
const withNegation = (nearer: string | null, text: string, concord: ReadonlySet<string>): string | null => {
  if (nearer === null) return text;
  return concord.has(nearer) && concord.has(text) ? nearer : null;
};

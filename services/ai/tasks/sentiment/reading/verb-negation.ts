import type { Token } from './tokens.ts';
import type { VerbNegation, Vocabulary } from './words/vocabulary.ts';

/** The word after a verb that negates it; empty where only the verb's beginning does, null where nothing does. */
export function negationOfVerb(tokens: readonly Token[], at: number, vocabulary: Vocabulary): string | null {
  const { verbNegation } = vocabulary;
  const text = tokens[at]?.text ?? '';
  if (!verbNegation || verbNegation.asides.has(text)) return null;
  const { negatingPrefix } = verbNegation;
  if (negatingPrefix !== null && text.startsWith(negatingPrefix))
    return isOnly(tokens, at) ? null : (findNegation(tokens, at, verbNegation, vocabulary) ?? '');
  return isVerb(tokens, at, verbNegation) ? findNegation(tokens, at, verbNegation, vocabulary) : null;
}

const isVerb = (tokens: readonly Token[], at: number, { pronouns, prefixes }: VerbNegation): boolean =>
  pronouns.has(tokens[at - 1]?.text ?? '') ||
  (prefixes.length === 0 && pronouns.has(tokens[at + 1]?.text ?? '')) ||
  prefixes.some((prefix) => tokens[at]?.text.startsWith(prefix));

/** Right behind the verb and its boosters, or at the end of the clause. */
function findNegation(
  tokens: readonly Token[],
  at: number,
  verbNegation: VerbNegation,
  { boosters, dampeners }: Vocabulary,
): string | null {
  let between = 0;
  for (let next = at + 1; tokens[next]?.kind === 'word'; next++) {
    const text = tokens[next]?.text ?? '';
    if (verbNegation.negations.has(text))
      return between === 0 || endsClause(tokens, next, verbNegation) ? text : null;
    if (boosters.has(text) || dampeners.has(text)) continue;
    if (++between > verbNegation.between) return null;
  }
  return null;
}

function endsClause(tokens: readonly Token[], at: number, { endings }: VerbNegation): boolean {
  const next = tokens[at + 1];
  return next?.kind !== 'word' || (endings.has(next.text) && tokens[at + 2]?.kind !== 'word');
}

/** "Je n'aime que ce pain": nothing but this bread. */
const LIMITS = /^qu(?:e|'.+)$/;
const LIMIT_REACH = 3;

const isOnly = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 1, at + 1 + LIMIT_REACH).some(({ text }) => LIMITS.test(text));

import { maskFacts } from '../../../language/facts/mask-facts.ts';
import { CHALLENGE_KINDS, type ChallengeKind } from './kinds.ts';
import { findKind, isIn } from './patterns/all.ts';
import type { Patterns } from './patterns/patterns.ts';

/** An obstacle in the user's words, with its kind if that is known. */
export interface Challenge {
  readonly text: string;
  readonly kind: ChallengeKind | null;
}

const LIMIT = 5;

const kindOf = (text: string, all: readonly Patterns[]): ChallengeKind | null =>
  findKind(text, CHALLENGE_KINDS, (patterns, one) => patterns.challenges[one], all) ?? null;

/** "A supermarket is cheaper and I have no time" is two: each side of the "and" has a kind of its own. */
function splitKinds(text: string, all: readonly Patterns[]): string[] {
  const and = AND.exec(text);
  if (!and) return [text];
  const sides = [text.slice(0, and.index), text.slice(and.index + and[0].length)];
  if (sides.some((side) => side.split(' ').length < FEWEST_WORDS)) return [text];
  const [left, right] = sides.map((side) => kindOf(side, all));
  return left && right && left !== right ? sides : [text];
}

const AND = /\s(?:and|und|et|y|e)\s/iu;
/** "No time and no money" is said in one breath. */
const FEWEST_WORDS = 3;

/** The challenges of a text, each once: a clause that says more of the last one belongs to it. */
export function challengesOf(text: string, all: readonly Patterns[]): Challenge[] {
  const challenges: Challenge[] = [];
  for (const part of partsOf(text).flatMap((one) => splitKinds(one, all))) {
    const kind = kindOf(part, all);
    const same = challenges.findIndex((one) => kind !== null && one.kind === kind);
    if (same >= 0) challenges[same] = { kind, text: `${challenges[same]?.text}, ${part}` };
    else challenges.push({ text: part, kind });
  }
  return challenges.slice(0, LIMIT);
}

/** Words that continue a sentence behind a comma: "People think, that …", "Viele glauben, dass …". */
const SUBORDINATE =
  /^, (?:that|because|which|who|dass|weil|wenn|ob|die|der|das|denn|obwohl|car|parce que|que|qui|porque|pois|si)(?!\p{L})/iu;

/** "Decisions take two years and are made in committees" is one. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of maskFacts(text, 'other').matchAll(/[\n.;!?؛؟]+|[,،]\s/gu)) {
    // "When it rains, everybody cancels": the comma doesn't end a separate clause.
    const clause = text.slice(from, index).trim();
    const isOpen = isIn(clause, ({ condition }) => condition) || SUBORDINATE.test(text.slice(index));
    if (/^[,،]/u.test(mark) && isOpen) continue;
    parts.push(text.slice(from, index));
    from = index + mark.length;
  }
  return [...parts, text.slice(from)]
    .map((part) => part.trim().replace(LEADING_AND, ''))
    .filter((part) => part.length > 3);
}

/** "Chains are cheaper, and we have no time": the second is quoted without its conjunction, which Arabic joins to a word. */
const LEADING_AND = /^(?:(?:and|but|und|aber|et|y|e|pero|mas) |و(?=ال|لا |قرار|عدم |قلة ))/iu;

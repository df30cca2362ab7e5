import { normalized } from '../../../language/facts/compare-facts.ts';
import { listFacts } from '../../../language/facts/list-facts.ts';

/** Words that say when or for how much, though they are no facts by themselves. */
const TELLING =
  /\b(?:christmas|easter|halloween|daily|weekly|monthly|free|no|not|only|never|without|until|before|after)\b/gi;
const PLACES = /\[[^\][]{1,80}\]/g;

/** Returns the facts that a shorter text must keep: each fact that it states, in small letters. */
export function factsIn(text: string): Set<string> {
  const facts = listFacts(text, 'en').map(({ text: fact }) => fact);
  const words = [TELLING, PLACES].flatMap((pattern) => text.match(pattern) ?? []);
  return new Set([...facts, ...words].map(normalized));
}

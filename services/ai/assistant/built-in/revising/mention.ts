import { upperFirst } from '../../../language/topic/casing.ts';
import { withStop } from '../../../language/topic/sentences.ts';
import { withAbove } from './last-line.ts';

/** A subject and a verb: the fact is a sentence already. */
const CLAUSE =
  /^(?:we|you|they|it|there|everyone|everybody|nobody) \p{L}|\b(?:is|are|was|were|will|can|must|may|has|have|needs|opens|closes|starts|begins|costs|includes|gets|serves?|sells?|comes|takes|accepts?|delivers?)\b/iu;

/** The fact as a sentence of its own, above a last line that asks for something. */
export function withFact(text: string, fact: string): string {
  const sentence = sentenceOf(fact);
  if (text.includes(sentence)) return text;
  return withAbove(text, sentence);
}

/** "parking is free" → "Parking is free."; "free parking" → "Good to know: free parking." */
export const sentenceOf = (fact: string): string =>
  CLAUSE.test(fact) || /[.!?]$/.test(fact) ? withStop(upperFirst(fact)) : withStop(`Good to know: ${fact}`);

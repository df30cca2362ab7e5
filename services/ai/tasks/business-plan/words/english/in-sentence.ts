import { lowerFirst } from '../../../../language/topic/casing.ts';
import { knowsWord } from '../../../../language/topic/tagger.ts';

/** A user's words inside a sentence: in lower case at the start if that is an English word and no name or abbreviation. */
export const inSentence = (text: string): string => {
  const lower = lowerFirst(text);
  const [first = ''] = text.split(/[\s,;]/u);
  const isKnown = /^\p{Lu}\p{Ll}+$/u.test(first) && knowsWord(first.toLowerCase()) && !NAMES.test(first);
  return isKnown ? text.charAt(0).toLowerCase() + text.slice(1) : lower;
};
const NAMES =
  /^(?:English|Germans?|French|Spanish|Italians?|Americans?|Europeans?|British|Irish|Scottish|Welsh|Turkish|Polish|Christians?|Muslims?|Jewish|Catholics?|Protestants?|London|Paris|Berlin|Bath|Reading|Nice)$/u;

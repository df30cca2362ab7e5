import { glossed } from '../languages/glosses/gloss.ts';
import type { TalkLanguage } from '../languages/language.ts';
import { readChange } from './slots/change-verb.ts';
import { plainText } from './slots/plain-text.ts';

const LONGEST = 200;
/** What joins two commands. In Arabic it is a letter of the second. */
const JOINS: Readonly<Record<TalkLanguage, RegExp>> = {
  en: /,? (?:and then|and|then) /gi,
  de: /,? (?:und dann|und) /gi,
  fr: /,? (?:et puis|et|puis) /gi,
  es: /,? (?:y luego|y después|y) /gi,
  'pt-BR': /,? (?:e depois|e) /gi,
  ar: /[،,]? (?:ثم |و)/g,
};
/** A second command names a post of its own: not "the push and pull post". */
const NAMES_POST = /\b(?:the|my|our|all|everything|posts?|one)\b|\bto\b|["“]/;

/** "Cancel the soup and move the bread to Monday": two changes of posts; null for any other message. */
export function partCommands(
  query: string,
  language: TalkLanguage,
): readonly [first: string, second: string] | null {
  if (query.length > LONGEST || /[\n:"“„«]/.test(query)) return null;
  const changeIn = (text: string): string | null => {
    const english = plainText(glossed(text, language));
    return readChange(english) === null ? null : english;
  };
  for (const { index, 0: joint } of [...query.matchAll(JOINS[language])].slice(0, 5)) {
    const [first, second] = [query.slice(0, index), query.slice(index + joint.length).trim()];
    const [one, other] = [changeIn(first), changeIn(second)];
    if (one?.includes(' ') && other && NAMES_POST.test(other)) return [first, second];
  }
  return null;
}

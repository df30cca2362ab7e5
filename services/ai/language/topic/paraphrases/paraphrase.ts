import { lowerFirst, upperFirst } from '../casing.ts';
import { type Language, smallWordFirst } from '../language.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import type { Rewriting } from './rewriting.ts';
import { SPANISH } from './spanish.ts';

const REWRITINGS: Readonly<Record<Language, readonly Rewriting[]>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  other: [],
};
/** Longer sentences are somebody's own style. */
const LONGEST = 220;
const MOST = 3;

/** Other ways to say a sentence, for patterns whose grammar is sure; without a stop. */
export function paraphrasesOf(text: string, language: Language): string[] {
  if (text.length > LONGEST) return [];
  const found = REWRITINGS[language].flatMap(([pattern, ...forms]) => {
    const match = pattern.exec(text);
    return match ? forms.map((form) => written(form, match, language)) : [];
  });
  return found.filter((one) => one !== text).slice(0, MOST);
}

const small = (text: string, language: Language): string =>
  language === 'en' ? lowerFirst(text) : smallWordFirst(text, language);

/** $1 as it is, ^1 with a capital, _1 for inside a sentence. */
const written = (form: string, match: RegExpExecArray, language: Language): string =>
  upperFirst(
    form
      .replace(/([$^_])(\d)/g, (_, how: string, at: string) => {
        const part = (match[Number(at)] ?? '').trim();
        return how === '^' ? upperFirst(part) : how === '_' ? small(part, language) : part;
      })
      .trim(),
  );

import type { Language } from '../../facts/fact.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import type { GraveWords } from './grave-words.ts';
import { SPANISH } from './spanish.ts';

/** A few words may be mistaken for another language: only English is recognized reliably. */
const NOT_ENGLISH: readonly GraveWords[] = [GERMAN, FRENCH, SPANISH];
const ASKED: Readonly<Record<Language, readonly GraveWords[]>> = {
  en: [ENGLISH],
  de: NOT_ENGLISH,
  fr: NOT_ENGLISH,
  es: NOT_ENGLISH,
  other: [ENGLISH, ...NOT_ENGLISH],
};

/** Whether a text is bad news. Better a plain draft too many than a cheer at a funeral. */
export const isGrave = (text: string, language: Language): boolean =>
  ASKED[language].some(({ harmless, grave }) => {
    const serious = harmless.reduce((rest, idiom) => rest.replace(idiom, ' '), text);
    return grave.some((pattern) => pattern.test(serious));
  });

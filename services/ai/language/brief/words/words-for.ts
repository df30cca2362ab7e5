import type { Language } from '../../facts/fact.ts';
import type { BriefWords } from './brief-words.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { NEUTRAL } from './neutral.ts';
import { SPANISH } from './spanish.ts';

const WORDS: Readonly<Partial<Record<Language, BriefWords>>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
};

export const wordsFor = (language: Language): BriefWords => WORDS[language] ?? NEUTRAL;

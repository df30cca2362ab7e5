import type { Locale } from '@carillon/contracts/domain/locales.ts';
import { languageOfBrief } from '../reading/patterns/language-of-brief.ts';
import type { PlanInput } from '../schema.ts';
import { ARABIC } from './arabic/arabic.ts';
import { ENGLISH } from './english/english.ts';
import { FRENCH } from './french/french.ts';
import { GERMAN } from './german/german.ts';
import type { PlanWords } from './plan-words.ts';
import { PORTUGUESE } from './portuguese/portuguese.ts';
import { SPANISH } from './spanish/spanish.ts';

export const PLAN_WORDS: Readonly<Record<Locale, PlanWords>> = {
  en: ENGLISH,
  ar: ARABIC,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  'pt-BR': PORTUGUESE,
};

/** The words of the page's language. A caller without a page gets those of the fields, or English. */
export function wordsFor(input: PlanInput): PlanWords {
  if (input.locale) return PLAN_WORDS[input.locale];
  const language = languageOfBrief(input);
  return PLAN_WORDS[language === 'pt' ? 'pt-BR' : language];
}

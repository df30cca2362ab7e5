import type { Locale } from '@carillon/contracts/domain/locales.ts';
import { languageOf } from '../../../language/topic/language.ts';
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
export function wordsFor({ locale, ...fields }: PlanInput): PlanWords {
  if (locale) return PLAN_WORDS[locale];
  const language = languageOf(
    [fields.business_type, fields.target_demographics, fields.business_goals].join('. '),
  );
  return PLAN_WORDS[language === 'other' ? 'en' : language];
}

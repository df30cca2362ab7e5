import type { PlanInput } from '../../schema.ts';
import { ARABIC } from './arabic.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { type BriefLanguage, languageOfBrief } from './language-of-brief.ts';
import type { Patterns } from './patterns.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';

const BY_LANGUAGE: Readonly<Record<BriefLanguage, Patterns>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
  pt: PORTUGUESE,
  ar: ARABIC,
};
export const PATTERNS: readonly Patterns[] = Object.values(BY_LANGUAGE);

/**
 * All patterns: first the brief's language, since "sujet" isn't "sujo"; then the page's, since a short brief seldom
 * reveals its language; then English; then the others.
 */
export function patternsFor(input: PlanInput): readonly Patterns[] {
  const pageLanguage = input.locale === 'pt-BR' ? 'pt' : (input.locale ?? 'en');
  return [...new Set([BY_LANGUAGE[languageOfBrief(input)], BY_LANGUAGE[pageLanguage], ...PATTERNS])];
}

/** For `\b`, which ends a word before an accent: a "farmácia" is no farm. */
const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The kind that a text names in the first language that has one for it. */
export function findKind<Kind extends string>(
  text: string,
  kinds: readonly Kind[],
  patternOf: (patterns: Patterns, kind: Kind) => RegExp,
  all: readonly Patterns[] = PATTERNS,
): Kind | undefined {
  for (const patterns of all) {
    const words = patterns === ENGLISH ? withoutAccents(text) : text;
    const found = kinds.find((kind) => patternOf(patterns, kind).test(words));
    if (found) return found;
  }
  return undefined;
}

/** Whether a pattern of any language is in a text. */
export const isIn = (text: string, patternOf: (patterns: Patterns) => RegExp): boolean =>
  PATTERNS.some((patterns) => patternOf(patterns).test(text));

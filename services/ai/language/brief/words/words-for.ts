import type { Language } from '../../facts/fact.ts';
import type { BriefWords } from './brief-words.ts';
import { ENGLISH } from './english.ts';
import { NEUTRAL } from './neutral.ts';

const WORDS: Readonly<Partial<Record<Language, BriefWords>>> = { en: ENGLISH };

export const wordsFor = (language: Language): BriefWords => WORDS[language] ?? NEUTRAL;

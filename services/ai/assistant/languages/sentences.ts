import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import type { TalkLanguage } from './language.ts';
import type { Sentences } from './says.ts';

const SENTENCES: Readonly<Record<TalkLanguage, Sentences>> = { en: EN, de: DE, fr: FR, es: ES };

/** In English where nothing told a language yet. */
export const sentencesIn = (language: TalkLanguage | null | undefined): Sentences =>
  SENTENCES[language ?? 'en'];

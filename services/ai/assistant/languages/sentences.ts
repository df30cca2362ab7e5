import type { Locale } from '@carillon/contracts/domain/locales.ts';
import { AR } from './ar.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { PT } from './pt-br.ts';
import type { Sentences } from './says.ts';

export const SENTENCES: Readonly<Record<Locale, Sentences>> = {
  en: EN,
  de: DE,
  fr: FR,
  es: ES,
  'pt-BR': PT,
  ar: AR,
};

/** In English where nothing told a language yet. */
export const sentencesIn = (language: Locale | null | undefined): Sentences => SENTENCES[language ?? 'en'];

import type { BankLanguage } from '../../../knowledge/bank.ts';
import { ENGLISH } from './english.ts';
import type { Frames } from './frames.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { SPANISH } from './spanish.ts';

const FRAMES: Readonly<Record<BankLanguage, Frames>> = {
  en: ENGLISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
};

export const framesFor = (language: BankLanguage): Frames => FRAMES[language];

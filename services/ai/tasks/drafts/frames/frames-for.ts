import type { BankLanguage } from '../../../knowledge/bank.ts';
import { ENGLISH } from './english.ts';
import type { Frames } from './frames.ts';

const FRAMES: Partial<Record<BankLanguage, Frames>> = { en: ENGLISH };

export const framesFor = (language: BankLanguage): Frames => FRAMES[language] ?? ENGLISH;

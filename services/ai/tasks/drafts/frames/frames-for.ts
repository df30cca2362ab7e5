import type { BankLanguage } from '../../../knowledge/bank.ts';
import { type Address, addressed } from '../../../knowledge/formal.ts';
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

export function framesFor(language: BankLanguage, address: Address): Frames {
  const frames = FRAMES[language];
  return {
    ...frames,
    problems: addressed(frames.problems, address),
    passOn: addressed(frames.passOn, address),
    goals: addressed(frames.goals, address),
  };
}

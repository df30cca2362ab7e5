import type { Intent } from '../../../language/topic/intent.ts';
import type { Language } from '../../../language/topic/language.ts';
import type { Topic } from '../../../language/topic/topic.ts';
import * as english from './english-common.ts';
import { EVENT, HIRING, LAUNCH, OFFER } from './english-news.ts';
import { ASKING, LESSONS, REQUEST, STORY, THEME } from './english-talk.ts';
import { MILESTONE, THANKS } from './english-thanks.ts';
import * as french from './french.ts';
import * as german from './german.ts';
import type { Joints, Phrases } from './phrases.ts';
import * as plain from './plain.ts';
import * as spanish from './spanish.ts';

/** English has its own phrases for every intent; the other languages have one set that fits any. */
const ENGLISH: Readonly<Record<Intent, Phrases>> = {
  launch: LAUNCH,
  event: EVENT,
  offer: OFFER,
  hiring: HIRING,
  seeking: HIRING,
  thanks: THANKS,
  milestone: MILESTONE,
  lessons: LESSONS,
  story: STORY,
  request: REQUEST,
  asking: ASKING,
  theme: THEME,
  general: english.GENERAL,
};

const OTHERS: Readonly<Record<Exclude<Language, 'en'>, Phrases>> = {
  de: german.GERMAN,
  fr: french.FRENCH,
  es: spanish.SPANISH,
  other: plain.PLAIN,
};

const JOINTS: Readonly<Record<Language, Joints>> = {
  en: english.JOINTS,
  de: german.JOINTS,
  fr: french.JOINTS,
  es: spanish.JOINTS,
  other: plain.JOINTS,
};

export const phrasesFor = ({ language, intent }: Topic): Phrases =>
  language === 'en' ? ENGLISH[intent] : OTHERS[language];

export const jointsFor = ({ language }: Topic): Joints => JOINTS[language];

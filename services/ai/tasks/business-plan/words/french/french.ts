import type { PlanWords } from '../plan-words.ts';
import { AUDIENCES } from './audiences.ts';
import { CHANNELS, OTHER_CHANNEL } from './channels.ts';
import { FORMATS } from './formats.ts';
import { GOALS } from './goals.ts';
import { NATURES } from './natures.ts';
import { POSTED_ANSWERS } from './posted-answers.ts';
import { QUIET_ANSWERS } from './quiet-answers.ts';
import { SECTIONS } from './sections.ts';

export const FRENCH: PlanWords = {
  locale: 'fr',
  inSentence: (text) => text,
  afterColon: (text) => text,
  quote: (text) => `« ${text} »`,
  labeled: (label, text) => `${label} : ${text}`,
  natures: NATURES,
  goals: GOALS,
  posted: POSTED_ANSWERS,
  quiet: QUIET_ANSWERS,
  audiences: AUDIENCES,
  channels: CHANNELS,
  otherChannel: OTHER_CHANNEL,
  formats: FORMATS,
  sections: SECTIONS,
};

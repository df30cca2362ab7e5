import type { Reading } from '../../../../language/brief/reading.ts';
import { sentence, unfinished } from '../../../../language/topic/sentences.ts';
import type { Wording } from '../editor.ts';
import { splitAside } from './aside.ts';
import { appealed } from './frames/appeal.ts';
import { called } from './frames/asked.ts';
import { addressed, placed } from './frames/audience.ts';
import { canceled } from './frames/cancel.ts';
import { conjoined, identified } from './frames/conjoined.ts';
import { conversed } from './frames/converse.ts';
import { closing, dropped, grateful, told, urged } from './frames/ending.ts';
import { available, ended, raised, welcomed } from './frames/events.ts';
import { found } from './frames/found.ts';
import { fragmented } from './frames/fragments.ts';
import { fronted } from './frames/fronted.ts';
import { general } from './frames/general.ts';
import { commanded } from './frames/imperative.ts';
import { invited } from './frames/invite.ts';
import { launched } from './frames/launch.ts';
import { named } from './frames/named.ts';
import { sought } from './frames/seek.ts';
import { thanked } from './frames/thank.ts';
import { warned } from './frames/warn.ts';
import { both, capital, type News, readNews } from './news.ts';

/** Ways to say the news, for patterns whose grammar is sure. */
export type Frame = (news: News, reading: Reading) => readonly Wording[];

/** What fits one kind of brief goes before what fits any. */
const FRAMES: readonly Frame[] = [
  sought,
  launched,
  invited,
  canceled,
  warned,
  appealed,
  thanked,
  called,
  grateful,
  told,
  closing,
  dropped,
  urged,
  conversed,
  found,
  raised,
  welcomed,
  available,
  commanded,
  addressed,
  fragmented,
  named,
  placed,
  identified,
  conjoined,
  fronted,
  ended,
  general,
];

/** Longer sentences are somebody's own style. */
const LONGEST = 320;

export function wordingsOf(reading: Reading): Wording[] {
  const { sentences, newsAt } = reading;
  const told = sentences[newsAt];
  if (!told || told.text.length > LONGEST) return [];
  const { head, aside } = splitAside(unfinished(told.text));
  const whole = wordingsFor(reading);
  if (aside === '') return whole;
  const shorter = sentences.map((one, at) => (at === newsAt ? { ...one, text: sentence(head) } : one));
  const short = wordingsFor({ ...reading, sentences: shorter });
  const after = sentence(capital(aside));
  return [
    { structure: 'news' as const, text: both(sentence(head), after) },
    ...short
      .filter(({ structure }) => structure !== 'list')
      .map((one) => ({ ...one, text: both(one.text, after) })),
    ...whole.filter(({ structure }) => structure === 'list'),
  ];
}

const wordingsFor = (reading: Reading): Wording[] => {
  const news = readNews(reading);
  return FRAMES.flatMap((frame) => frame(news, reading)).filter(({ text }) => !/ {2}|undefined/.test(text));
};

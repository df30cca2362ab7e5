import type { Reading } from '../../../../language/brief/reading.ts';
import type { Wording } from '../editor.ts';
import { appealed } from './frames/appeal.ts';
import { called } from './frames/asked.ts';
import { addressed, placed } from './frames/audience.ts';
import { canceled } from './frames/cancel.ts';
import { conjoined } from './frames/conjoined.ts';
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
import { type News, readNews } from './news.ts';

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
  conjoined,
  fronted,
  ended,
  general,
];

/** Longer sentences are somebody's own style. */
const LONGEST = 320;

export function wordingsOf(reading: Reading): Wording[] {
  const news = readNews(reading);
  if (news.text.length > LONGEST) return [];
  return FRAMES.flatMap((frame) => frame(news, reading)).filter(({ text }) => !/ {2}|undefined/.test(text));
}

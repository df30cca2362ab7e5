import type { Reading } from '../../../../language/brief/reading.ts';
import { emojiAtEnd } from '../../../../language/topic/emoji.ts';
import { sentence, withoutEnding } from '../../../../language/topic/sentences.ts';
import type { Wording } from '../editor.ts';
import { posted } from '../shared/poster.ts';
import { splitAside, splitLabel } from './aside.ts';
import { appealed } from './frames/appeal.ts';
import { called } from './frames/asked.ts';
import { addressed } from './frames/audience.ts';
import { canceled } from './frames/cancel.ts';
import { conjoined, identified, twice } from './frames/conjoined.ts';
import { conversed } from './frames/converse.ts';
import { closing, dropped, grateful, proud, returned, told, urged } from './frames/ending.ts';
import { available, ended, raised, welcomed } from './frames/events.ts';
import { found } from './frames/found.ts';
import { fragmented } from './frames/fragments.ts';
import type { Frame } from './frames/frame.ts';
import { fronted } from './frames/fronted.ts';
import { general } from './frames/general.ts';
import { comeTo, placedFirst, spliced } from './frames/halves.ts';
import { commanded } from './frames/imperative.ts';
import { invited } from './frames/invite.ts';
import { launched, tried } from './frames/launch.ts';
import { listed } from './frames/lists.ts';
import { named } from './frames/named.ts';
import { conditional, lost, remembered, shared, turned } from './frames/pairs.ts';
import { sought } from './frames/seek.ts';
import { counted, subject } from './frames/subject.ts';
import { thanked } from './frames/thank.ts';
import { warned } from './frames/warn.ts';
import { both, capital, inner, readNews } from './news.ts';

/** Frames for one kind of brief come before frames for any. */
const FRAMES: readonly Frame[] = [
  sought,
  launched,
  invited,
  canceled,
  warned,
  appealed,
  thanked,
  called,
  subject,
  counted,
  tried,
  remembered,
  conditional,
  turned,
  lost,
  listed,
  shared,
  grateful,
  proud,
  returned,
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
  identified,
  comeTo,
  spliced,
  twice,
  conjoined,
  fronted,
  ended,
  general,
  placedFirst,
  ({ text }, reading) => posted(text, reading),
];

/** Longer sentences are somebody's own style. */
const LONGEST = 320;

export function wordingsOf(reading: Reading): Wording[] {
  const newsSentence = reading.sentences[reading.newsAt];
  if (!newsSentence || newsSentence.text.length > LONGEST) return [];
  const text = withoutEnding(newsSentence.text);
  const face = emojiAtEnd(text);
  if (face !== '' && face !== text)
    return wordingsOf(withNews(reading, text.slice(0, text.lastIndexOf(face)).trim())).map((one) => ({
      ...one,
      text: `${one.text} ${face}`,
    }));
  const { head, aside } = splitAside(text);
  const whole = wordingsFor(reading);
  if (aside !== '') {
    const after = sentence(capital(aside));
    return [
      { structure: 'news' as const, text: both(sentence(head), after) },
      ...wordingsFor(withNews(reading, head))
        .filter(({ structure }) => structure !== 'list')
        .map((one) => ({ ...one, text: both(one.text, after) })),
      ...whole.filter(({ structure }) => structure === 'list'),
    ];
  }
  const { label, rest } = splitLabel(text);
  if (label === '') return whole;
  const inside = wordingsFor(withNews(reading, rest));
  return [
    ...(REQUESTED.test(label)
      ? inside.map((one) => ({ ...one, text: both(one.text, sentence(label)) }))
      : inside
          .filter(({ text: one, structure }) => structure !== 'news' && !/[?:]/.test(one))
          .map((one) => ({ ...one, text: `${label}: ${inner(one.text)}` }))),
    ...whole,
  ];
}

const REQUESTED = /^please /i;

const withNews = (reading: Reading, news: string): Reading => ({
  ...reading,
  sentences: reading.sentences.map((one, at) =>
    at === reading.newsAt ? { ...one, text: sentence(capital(news)) } : one,
  ),
});

const wordingsFor = (reading: Reading): Wording[] => {
  const news = readNews(reading);
  return FRAMES.flatMap((frame) => frame(news, reading)).filter(({ text }) => !/ {2}|undefined/.test(text));
};

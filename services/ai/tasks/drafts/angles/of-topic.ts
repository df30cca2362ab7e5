import type { OccasionName } from '../../../knowledge/occasion.ts';
import { upperFirst } from '../../../language/topic/casing.ts';
import { isExclaimed, isQuestion, sentence, stopped, unfinished } from '../../../language/topic/sentences.ts';
import type { Desk } from '../desk/desk.ts';
import {
  canBePlaced,
  factsOf,
  fronted,
  itemsOf,
  joined,
  leadSaid,
  oursLead,
  tail,
} from '../desk/tellings.ts';
import type { Angle } from './angle.ts';
import {
  bullets,
  call,
  emojiFirst,
  factLines,
  general,
  isSubject,
  news,
  reason,
  whomOf,
  withEmoji,
} from './parts.ts';
import { calm } from './sober.ts';

/** For a professional network: the facts in whole sentences, one reason, who it is for, and what to do. No emoji. */
export const announcement: Angle = (desk) => {
  const { topic, frames } = desk;
  const told = isSubject(desk)
    ? desk.news()
    : [stopped(calm(joined(topic.ours ?? desk.told ?? topic.statement, listOf(desk), topic.more.join(' '))))];
  return {
    parts: [
      ...news(...told),
      ...general(
        reason(desk),
        desk.knowsTrade ? (desk.reasons.one() ?? '') : '',
        whomOf(desk, frames.whom),
        sentence(desk.details.about ?? ''),
      ),
      ...call(desk, desk.formal()),
    ],
    purpose: 'Tells it to a professional network, calmly and in whole sentences',
    calm: true,
  };
};

/** The list, where the sentence that names the thing leaves it out. */
const listOf = ({ topic, frames, told }: Desk): string => (told ? sentence(itemsOf(topic, frames)) : '');

/** Where the name of the thing is news enough: a verb more would say no more. */
const NAMED: ReadonlySet<OccasionName> = new Set(['launch', 'event', 'workshop', 'product', 'offer']);

/** The details one below the other. */
export const glance: Angle = (desk) => {
  const { topic } = desk;
  if (topic.language !== 'en' && topic.thing === null && topic.facts.length > 0) return null;
  const lines = factLines(desk, true);
  if (topic.items.length + lines.length < 2 && topic.more.length < 2) return null;
  const told = topic.items.length === 0 && topic.more.length >= 2;
  const list = told ? topic.more : topic.items;
  const title =
    topic.facts.length + topic.items.length > 0
      ? NAMED.has(topic.occasion) && topic.form === 'name' && topic.thing !== null
        ? upperFirst(topic.thing)
        : unfinished(oursLead(topic))
      : unfinished(topic.ours ?? topic.statement);
  return {
    parts: [
      ...news(
        titled(desk, joined(topic.greeting, title)),
        bullets(list.map(lineOf), '•'),
        lines.join('\n'),
        told ? '' : topic.more.join(' '),
      ),
      ...general(reason(desk)),
      ...call(desk),
    ],
    purpose: 'Shows all details at a glance',
  };
};

/** An exclamation and a question keep their signs: Spanish opens them, too. */
const lineOf = (line: string): string => (isExclaimed(line) || isQuestion(line) ? line : unfinished(line));

/** The signs of date and place are the lines' below. */
function titled(desk: Desk, title: string): string {
  const line = emojiFirst(desk, title);
  return /^(?:📅|📍)/u.test(line) ? emojiFirst(desk, title) : line;
}

/** The news, and what to do. */
export const plain: Angle = (desk) => {
  const line = desk.calls.one();
  if (!line) return null;
  const [first = '', ...rest] = desk.news();
  return {
    parts: [...news(emojiFirst(desk, first), ...rest), ...call(desk, line)],
    purpose: 'Says it plainly and asks for one thing',
  };
};

/** The date first. */
export const date: Angle = (desk) => {
  const { topic, frames } = desk;
  const when = factsOf(topic, 'when').join(', ');
  if (when === '' || !canBePlaced(topic)) return null;
  const others = topic.facts.filter(({ kind }) => kind !== 'when');
  return {
    parts: [
      ...news(
        `${upperFirst(when.replace(frames.superfluous, ''))}${desk.signs ? ' 📅' : ''}`,
        joined(
          sentence(`${unfinished(leadSaid(topic))}${tail(others)}`),
          sentence(itemsOf(topic, frames)),
          topic.more.join(' '),
        ),
      ),
      ...general(reason(desk)),
      ...call(desk),
    ],
    purpose: 'Puts the date first',
  };
};

const NUMBER = /^((?:up to )?\d{1,3} ?% off|-?\d{1,3} ?% |[$€£] ?\d[\d.,]*\d|\d[\d.,]*\d ?€)/i;

/** The figure first. */
export const number: Angle = (desk) => {
  const { topic } = desk;
  const price = factsOf(topic, 'price')[0];
  const figure = NUMBER.exec(topic.statement)?.[0] ?? (price && topic.facts.length > 1 ? price : undefined);
  if (!figure) return null;
  const others = [desk.news(), desk.news(), desk.news()];
  const told = others.find(([first = '']) => !first.startsWith(figure.trim())) ?? others[0] ?? [];
  return {
    parts: [
      ...news(withEmoji(desk, sentence(upperFirst(figure.trim()))), ...told),
      ...general(reason(desk)),
      ...call(desk),
    ],
    purpose: 'Puts the number first, where it catches the eye',
  };
};

/** The words for two and more, in each language that has drafts. */
const COUNTS: readonly RegExp[] = [
  /^(?:2|two|zwei|deux|dos)$/i,
  /^(?:3|three|drei|trois|tres)$/i,
  /^(?:4|four|vier|quatre|cuatro)$/i,
  /^(?:5|five|fünf|cinq|cinco)$/i,
  /^(?:6|six|sechs|seis)$/i,
  /^(?:7|seven|sieben|sept|siete)$/i,
];

/** What is told as past, from before to after. */
const STORY =
  /^(?:why (?:we|i) |how (?:we|i) [a-z]+ed |our story|wie wir |warum wir |comment nous |pourquoi nous |por qué |cómo )/i;

/** A title that promises a number of things, or a story, gets places for them. */
export const skeleton: Angle = (desk) => {
  const { topic, frames } = desk;
  const [said = ''] = topic.lead.split(' ');
  const count = COUNTS.findIndex((words) => words.test(said)) + 2;
  if (topic.items.length > 0 || (count < 2 && !STORY.test(topic.lead))) return null;
  const places =
    count < 2
      ? frames.story
      : Array.from(
          { length: count },
          (_, at) => `${at + 1}. ${frames.gaps.item.replace('{n}', String(at + 1))}`,
        );
  return {
    parts: [
      ...news(emojiFirst(desk, `${unfinished(topic.statement)}${frames.colon}`), places.join('\n')),
      ...call(desk),
    ],
    purpose: 'Is a list with places that only you can fill',
  };
};

const SHORT = 118;

/** As few words as it takes; the date first, when there is one. */
export const short: Angle = (desk) => {
  const { topic } = desk;
  const ending = desk.endings.one() ?? '';
  const whole = joined(topic.ours ?? topic.statement, topic.more.join(' '));
  const options = [
    joined(...desk.news()),
    ...dated(desk),
    whole,
    topic.ours ?? topic.statement,
    sentence(topic.lead),
  ];
  const line =
    options.find((text) => text.length + ending.length + 4 <= SHORT) ??
    options.find((text) => text.length <= SHORT);
  if (!line) return null;
  const repeats = line.toLowerCase().startsWith(ending.toLowerCase().slice(0, 5));
  const told =
    repeats || line.endsWith('?') || line.length + ending.length + 4 > SHORT ? line : `${line} ${ending}`;
  const link = topic.links[0] ?? '';
  return {
    parts: [
      ...news(withEmoji(desk, told)),
      { role: 'link', text: told.length + link.length < SHORT || desk.details.link ? link : '' },
    ],
    purpose: 'Says it in a few words',
    brief: true,
  };
};

function dated({ topic, frames }: Desk): string[] {
  if (factsOf(topic, 'when').length === 0 || !canBePlaced(topic)) return [];
  return [joined(fronted(topic, frames), sentence(itemsOf(topic, frames))), fronted(topic, frames)];
}

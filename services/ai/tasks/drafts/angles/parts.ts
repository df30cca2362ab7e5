import { upperFirst } from '../../../language/topic/casing.ts';
import { endsInEmoji } from '../../../language/topic/emoji.ts';
import type { Desk } from '../desk/desk.ts';
import { filled } from '../desk/fill.ts';
import { factsOf } from '../desk/tellings.ts';
import type { Part } from './angle.ts';

export const general = (...texts: readonly string[]): Part[] =>
  texts.map((text) => ({ role: 'general', text }));
export const news = (...texts: readonly string[]): Part[] => texts.map((text) => ({ role: 'news', text }));

/** Addresses, each a line of its own. */
export const links = ({ topic }: Desk): Part[] => topic.links.map((text) => ({ role: 'link', text }));

/** A call to action, and the addresses where it can be followed. */
export const call = (desk: Desk, line: string = desk.calls.one() ?? ''): Part[] => [
  { role: 'call', text: line },
  ...links(desk),
];

/** An emoji before or after a line; none in sober drafts. */
export const withEmoji = (desk: Desk, line: string): string =>
  line === '' || endsInEmoji(line) ? line : [line, desk.emoji()].filter(Boolean).join(' ');
export const emojiFirst = (desk: Desk, line: string): string =>
  line === '' || endsInEmoji(line) ? line : [desk.emoji(), line].filter(Boolean).join(' ');

/** Why to care: what is true of the trade and fits the topic, else what is true on such an occasion, else what helps there. */
export const reason = (desk: Desk): string =>
  desk.truths.one() ?? desk.reasons.one() ?? desk.practice.one() ?? '';

export const isSubject = ({ topic }: Desk): boolean => topic.occasion === 'subject';

/**
 * The general part and the news. A line that makes readers curious opens a draft; a list, or more than the user had to
 * say, would hide the news and stands below it.
 */
export function around(desk: Desk, ...texts: readonly string[]): Part[] {
  const told = news(...desk.news());
  const line = texts.join(' ');
  const opens = !isSubject(desk) && !line.includes('\n') && line.length <= lengthOf(told);
  return opens ? [...general(...texts), ...told] : [...told, ...general(...texts)];
}

const lengthOf = (parts: readonly Part[]): number => parts.map(({ text }) => text).join(' ').length;

const SIGNS = { when: '📅', where: '📍', price: '💶', link: '🔗' } as const;

/** The facts one below the other, and a mark for each that readers will ask for. */
export function factLines(desk: Desk, marked: boolean): string[] {
  const { topic, frames, occasion, signs } = desk;
  const line = (kind: 'when' | 'where' | 'price', text: string): string => {
    const label = kind === 'price' && topic.occasion === 'hiring' ? frames.labels.pay : frames.labels[kind];
    const named = `${label}${frames.colon} ${text}`;
    return signs
      ? `${SIGNS[kind]} ${kind === 'price' && topic.occasion === 'hiring' ? named : upperFirst(text)}`
      : named;
  };
  const known = (['when', 'where', 'price'] as const).flatMap((kind) => {
    const text = factsOf(topic, kind).join(', ');
    if (text) return [line(kind, text.replace(frames.superfluous, ''))];
    return marked &&
      occasion.gaps.includes(kind) &&
      !mentions([topic.statement, ...topic.more].join(' '), kind)
      ? [line(kind, frames.gaps[kind])]
      : [];
  });
  const link = marked && occasion.gaps.includes('link') && topic.links.length === 0 && !hasAddress(desk);
  return link ? [...known, signs ? `${SIGNS.link} ${frames.gaps.link}` : frames.gaps.link] : known;
}

/** Whether the brief says within a sentence where to turn to. */
const hasAddress = ({ topic }: Desk): boolean =>
  topic.brief.sentences.some(({ facts }) =>
    facts.some(({ kind }) => kind === 'link' || kind === 'email' || kind === 'phone'),
  );

/** The lines of facts with words in place of their signs; the same sign before another line is an ornament. */
export const labelled = (text: string, desk: Desk): string =>
  text
    .split('\n')
    .map((line) => withLabel(line, desk))
    .join('\n');

function withLabel(line: string, { topic, frames }: Desk): string {
  const kind = KINDS.find((one) => line.startsWith(`${SIGNS[one]} `));
  if (!kind) return line;
  const rest = line.slice(SIGNS[kind].length + 1);
  const fact = factsOf(topic, kind).join(', ').replace(frames.superfluous, '');
  const isFact = rest === frames.gaps[kind] || (fact !== '' && rest.toLowerCase() === fact.toLowerCase());
  return isFact ? `${frames.labels[kind]}${frames.colon} ${rest}` : line;
}

const KINDS = ['when', 'where', 'price'] as const;

/** Any number may be a date or an hour: better no mark than one for what is there. */
const mentions = (text: string, kind: 'when' | 'where' | 'price'): boolean =>
  kind === 'when'
    ? /\d|day\b|tag\b|morgen|demain|mañana|week|month|season|christmas|easter|summer|winter|spring|autumn|today/i.test(
        text,
      )
    : kind === 'where'
      ? / (in|at|im|am|à|en) /i.test(text)
      : /\d/.test(text);

export const bullets = (lines: readonly string[], sign: string): string =>
  lines.map((line) => `${sign} ${upperFirst(line)}`).join('\n');

/** Whom it is for, where the user says it. */
export function whomOf(desk: Desk, frames: readonly string[]): string {
  const { audience } = desk.details;
  return audience ? (filled(desk.frame(frames), { list: audience }) ?? '') : '';
}

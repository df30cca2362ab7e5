import { upperFirst } from '../../../language/topic/casing.ts';
import { endsInEmoji } from '../../../language/topic/emoji.ts';
import type { Desk } from '../desk/desk.ts';
import { factsOf, listed } from '../desk/tellings.ts';

/** Addresses, each a line of its own. */
export const links = ({ topic }: Desk): string => topic.links.join('\n');

/** A call to action, and the addresses where it can be followed. */
export const call = (desk: Desk): string =>
  [desk.calls.one(), ...desk.topic.links].filter(Boolean).join('\n');

/** An emoji before or after a line; none in sober drafts. */
export const withEmoji = (desk: Desk, line: string): string =>
  line === '' || endsInEmoji(line) ? line : [line, desk.emoji()].filter(Boolean).join(' ');
export const emojiFirst = (desk: Desk, line: string): string =>
  line === '' || endsInEmoji(line) ? line : [desk.emoji(), line].filter(Boolean).join(' ');

/** Why to care: what is true of the trade and fits the topic, else what is true on such an occasion. */
export const reason = (desk: Desk): string => desk.truths.one() ?? desk.reasons.one() ?? '';

export const isSubject = ({ topic }: Desk): boolean => topic.occasion === 'subject';

/** The general part and the news, in the order that fits the topic: a bare subject stands at the top. */
export const around = (desk: Desk, ...general: readonly string[]): string[] =>
  isSubject(desk) ? [...desk.news(), ...general] : [...general, ...desk.news()];

const SIGNS = { when: '📅', where: '📍', price: '💶', link: '🔗' } as const;

/** The facts one below the other, and a mark for each that readers will ask for. */
export function factLines(desk: Desk, marked: boolean): string[] {
  const { topic, frames, occasion } = desk;
  const sober = occasion.mood === 'sober';
  const line = (kind: 'when' | 'where' | 'price', text: string): string => {
    const label = kind === 'price' && topic.occasion === 'hiring' ? frames.labels.pay : frames.labels[kind];
    const named = `${label}${frames.colon} ${text}`;
    return sober
      ? named
      : `${SIGNS[kind]} ${kind === 'price' && topic.occasion === 'hiring' ? named : upperFirst(text)}`;
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
  const link = marked && occasion.gaps.includes('link') && topic.links.length === 0;
  return link ? [...known, sober ? frames.gaps.link : `${SIGNS.link} ${frames.gaps.link}`] : known;
}

/** Any number may be a date or an hour: better no mark than one for what is there. */
const mentions = (text: string, kind: 'when' | 'where' | 'price'): boolean =>
  kind === 'when'
    ? /\d|day\b|tag\b|morgen|demain|mañana|week|today/i.test(text)
    : kind === 'where'
      ? / (in|at|im|am|à|en) /i.test(text)
      : /\d/.test(text);

export const bullets = (lines: readonly string[], sign: string): string =>
  lines.map((line) => `${sign} ${upperFirst(line)}`).join('\n');

export const inRow = (desk: Desk, lines: readonly string[]): string => listed(lines, desk.frames.and);

import type { Mark, Token } from './mark.ts';

/** Marks that say a time by themselves, other than "at", "to" or a number. */
const STRONG = new Set<Mark['is']>([
  ...([
    'weekday',
    'weekdays',
    'month',
    'day',
    'part',
    'week_at',
    'month_at',
    'holiday',
    'day_before',
    'day_after',
    'zone',
    'clock',
  ] as const),
  ...(['date', 'every', 'from_now', 'oclock', 'half', 'quarter', 'three_quarters'] as const),
]);

export const isStrong = ({ is }: Mark): boolean => STRONG.has(is);

/** Nouns that a number, or "first", counts: "draft 2", "the second one", "3 posts". */
const COUNTED = new Set([
  ...['draft', 'option', 'version', 'number', 'page', 'no', 'nr', 'post', 'entwurf', 'nummer', 'version'],
]);
/** After a number these count nothing: "at 9 please". */
const NOT_COUNTED =
  /^(?:is|works?|this|it's|pls|thanks|das|ist|passt|please|instead|as|yes|so|ok|es|lieber|besser|plutôt|mejor|on|and|bitte)$/;

/** The runs of marks in a message, without what joins nothing. */
export function segmentsOf(tokens: readonly Token[]): Mark[][] {
  const segments: Mark[][] = [[]];
  for (const [at, { text, mark }] of tokens.entries()) {
    const last = segments.at(-1) as Mark[];
    if (mark === null) segments.push([]);
    else if (mark.is === 'some_day') segments.push([mark]);
    else if (mark.is !== 'filler' && mark.is !== 'comma' && !counts(tokens, at, text, mark)) last.push(mark);
  }
  return segments.map(trimmed).filter(({ length }) => length > 0);
}

function counts(tokens: readonly Token[], at: number, text: string, mark: Mark): boolean {
  if (mark.is !== 'number' && mark.is !== 'ordinal' && mark.is !== 'last') return false;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (next?.text === 'one' && mark.is !== 'number') return true;
  if (text === 'one' && ['ordinal', 'last'].includes(before?.mark?.is ?? '')) return true;
  if (before?.mark === null && COUNTED.has(before.text)) return true;
  if (!next || next.mark !== null || before?.mark?.is === 'month') return false;
  return (
    mark.is !== 'last' && !NOT_COUNTED.test(next.text) && (mark.is === 'ordinal' || next.text.endsWith('s'))
  );
}

const EDGE = new Set<Mark['is']>([
  'at',
  'in',
  'to',
  'and',
  'dash',
  'oclock',
  'past',
  'time',
  'or',
  'which',
  'last',
]);

function trimmed(marks: Mark[]): Mark[] {
  let [from, to] = [0, marks.length];
  while (to > from && EDGE.has(marks[to - 1]?.is as Mark['is'])) {
    const mark = marks[to - 1];
    // "9 Uhr", "Friday after next"
    if (mark?.is === 'oclock' || mark?.is === 'which') break;
    to--;
  }
  while (from < to && ['to', 'and', 'dash', 'past', 'or'].includes(marks[from]?.is as string)) from++;
  return marks.slice(from, to);
}

import type { FactKind, Language, StatedFact } from './fact.ts';
import { listFacts } from './list-facts.ts';

const DIGIT = /\d/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** The number that begins a line of a list. */
const LIST_NUMBER = /^[ \t]{0,8}\d{1,2}[.)] /gmu;

/**
 * The facts of a brief that a text lost or changed. The text may use other words, but each number, price, date, name
 * and address must appear in it character for character, apart from case and kinds of spaces.
 */
export function findLostFacts(brief: string, text: string, language: Language): StatedFact[] {
  const normalizedText = normalized(text);
  return listFacts(brief, language).filter((fact) => !states(normalizedText, fact));
}

/**
 * The facts of a text that its brief doesn't have: invented or changed. `kinds` narrows what is looked for; names are
 * left out unless they are asked for.
 */
export function findInventedFacts(
  brief: string,
  text: string,
  language: Language,
  kinds: ReadonlySet<FactKind> = CHECKED,
): StatedFact[] {
  const normalizedBrief = normalized(brief);
  // Of the same length, so the facts keep their positions.
  const unnumbered = text.replace(LIST_NUMBER, (number) => ' '.repeat(number.length));
  return listFacts(unnumbered, language).filter(
    (fact) => kinds.has(fact.kind) && !states(normalizedBrief, fact),
  );
}

const CHECKED: ReadonlySet<FactKind> = new Set<FactKind>([
  'link',
  'email',
  'phone',
  'mention',
  'price',
  'percent',
  'date',
  'time',
  'day',
  'duration',
  'quantity',
  'code',
  'place',
  'number',
]);

/** Whether a normalized text states the fact: whole, and as part of no longer number or word. */
export function states(normalizedText: string, { text, kind }: StatedFact): boolean {
  const needle = normalized(kind === 'hashtag' ? text.slice(1) : text);
  for (let at = normalizedText.indexOf(needle); at >= 0; at = normalizedText.indexOf(needle, at + 1))
    if (isWhole(normalizedText, needle, at)) return true;
  return false;
}

/** "6" is no part of "6,80", nor "80" of "180", nor "may" of "mayor". */
function isWhole(text: string, needle: string, at: number): boolean {
  const end = at + needle.length;
  const [before, after] = [text.charAt(at - 1), text.charAt(end)];
  const [first, last] = [needle.charAt(0), needle.charAt(needle.length - 1)];
  if (LETTER_OR_DIGIT.test(first) && LETTER_OR_DIGIT.test(before)) return false;
  if (LETTER_OR_DIGIT.test(last) && LETTER_OR_DIGIT.test(after)) return false;
  const numbered = (one: string, sign: string, two: string) =>
    DIGIT.test(one) && /[.,:’']/u.test(sign) && DIGIT.test(two);
  return !(numbered(first, before, text.charAt(at - 2)) || numbered(last, after, text.charAt(end + 1)));
}

/** Small letters, one kind of blank, of apostrophe and of dash. */
export const normalized = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/[’‘`´]/gu, "'")
    .replace(/[–—−‐‑]/gu, '-');

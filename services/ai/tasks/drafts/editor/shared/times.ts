import type { Language } from '../../../../language/facts/fact.ts';
import { listFacts } from '../../../../language/facts/list-facts.ts';

export type Spoken = 'de' | 'fr' | 'es';

/** The days, dates and hours that a text begins with, and what follows them. */
export interface Opening {
  readonly when: string;
  readonly rest: string;
}

const KINDS = new Set(['day', 'date', 'time']);

/** Words that introduce a time, and words between two times. Each pattern reads a few words only. */
const LEAD: Readonly<Record<Spoken, RegExp>> = {
  de: /^(?:(?:am|ab|um|bis|bis zum|seit|jeden|diesen|kommenden|nächsten|immer|im|ab dem|ab dem|zum|ende|anfang|mitte|von|vom|zwischen) ){0,3}(?:\d{1,2}(?:[.:]\d\d)? (?:bis|und) )?$/iu,
  fr: /^(?:(?:le|ce|dès|dès le|à partir du?|jusqu['’]au|du|de|d['’]ici|chaque|tous les|à|en|fin|début) ?){0,3}$/iu,
  es: /^(?:(?:el|los|este|desde|desde el|a partir del?|hasta el?|cada|todos los|a las|de|del) ?){0,3}(?:\d{1,2}(?:[.:]\d\d)? a )?$/iu,
};
const BETWEEN: Readonly<Record<Spoken, RegExp>> = {
  de: /^(?:,? ?(?:(?:den|dem|um|von|ab|bis|jeden|und|–|-) ?){0,3}(?:\d{1,2}(?:[.:]\d\d)? ?(?:bis|–|-|und) )?)$/iu,
  fr: /^(?:,? ?(?:(?:le|à|de|et|au|–|-|dès|à partir de) ?){0,2}(?:\d{1,2} ?h? ?(?:à|–|-) )?)$/iu,
  es: /^(?:,? ?(?:(?:de|a|a las|al|y|–|-|el) ?){0,2}(?:\d{1,2}(?:[.:]\d\d)? ?(?:a|–|-) )?)$/iu,
};
/** A day, month or hour that is left says that another part of the sentence has its own time. */
const PART: Readonly<Record<Spoken, RegExp>> = {
  de: /^ (?:uhr|früh|morgens|vormittags|nachmittags|abends)(?!\p{L})/iu,
  fr: /^ (?:matin|midi|après-midi|soir)(?!\p{L})/iu,
  es: /^(?: por la (?:mañana|tarde|noche)| ?h(?!\p{L}))/iu,
};

/** Times at the very beginning of a text, and no other in the rest; null where it isn't sure. */
export function timesFirst(text: string, language: Spoken): Opening | null {
  const facts = timesIn(text, language);
  const [first] = facts;
  if (!first || !LEAD[language].test(text.slice(0, first.at))) return null;
  let end = first.end;
  for (const { at, end: next } of facts.slice(1)) {
    if (!BETWEEN[language].test(text.slice(end, at))) return null;
    end = next;
  }
  end += PART[language].exec(text.slice(end))?.[0].length ?? 0;
  const rest = text.slice(end);
  return /^(?: |,|$)/u.test(rest) ? { when: text.slice(0, end), rest: rest.trim() } : null;
}

/** The times at the end of a text, with the words before them. */
export function timesLast(text: string, language: Spoken): { before: string; when: string } | null {
  const words = text.split(' ');
  const [first] = timesIn(text, language);
  if (!first) return null;
  for (let from = Math.max(1, words.length - 14); from < words.length; from++) {
    const before = words.slice(0, from).join(' ');
    if (before.length > first.at) return null;
    const opening = timesFirst(words.slice(from).join(' '), language);
    if (opening?.rest === '') return { before, when: opening.when };
  }
  return null;
}

export const hasTime = (text: string, language: Spoken): boolean => timesIn(text, language).length > 0;

const timesIn = (text: string, language: Language) =>
  listFacts(text, language).filter(({ kind }) => KINDS.has(kind));

/** The one row of times within a text, and the text without it; null where it isn't sure. */
export function timesWithin(
  text: string,
  language: Spoken,
): { before: string; when: string; after: string } | null {
  const [first] = timesIn(text, language);
  if (!first) return null;
  for (let from = 0; from >= 0 && from <= first.at; from = nextWord(text, from)) {
    const opening = timesFirst(text.slice(from), language);
    if (opening && !hasTime(opening.rest, language))
      return { before: text.slice(0, from).trim(), when: opening.when, after: opening.rest };
  }
  return null;
}

const nextWord = (text: string, from: number): number => {
  const blank = text.indexOf(' ', from);
  return blank < 0 ? -1 : blank + 1;
};

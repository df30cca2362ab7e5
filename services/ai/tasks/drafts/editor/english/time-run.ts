import { listFacts } from '../../../../language/facts/list-facts.ts';
import { withoutEnd } from '../../../../language/topic/text-end.ts';

/** A time as it appears in a sentence, and the text before and after it. */
export interface TimeRun {
  readonly before: string;
  readonly when: string;
  readonly after: string;
}

const KINDS = new Set(['day', 'date', 'time']);
const LEAD =
  /(?:^| )(?:on|at|from|until|till|by|every|each|this|next|since|in|between|before|after|as of|starting|late|early|mid|all|(?:every|on) (?:second|other|first|last|third)|(?:on )?(?:the )?(?:first|second|third|last)|the (?:morning|afternoon|evening|night|end|beginning) of|(?:at )?the end of|from) $/i;
const BETWEEN = /^(?:,? (?:at |from |to |until |till |and |on |– |- |in the |the )*|[–-]|, )$/i;
const PART_OF_DAY = /^ (?:morning|afternoon|evening|night|lunchtime)(?![\p{L}])/iu;
const HOUR =
  /^ (?:at|from|until) (?:\d{1,2}(?:[.:]\d\d)?(?: ?(?:am|pm))?|noon|midnight|sunset|dusk|dawn)(?: (?:to|until|till) (?:\d{1,2}(?:[.:]\d\d)?(?: ?(?:am|pm))?|late|sold out|noon|midnight))?(?![\p{L}\d])/iu;

/** Weeks and seasons aren't required facts, but they're times. */
const SEASON =
  /(?<![\p{L}])(?:(?:next|this|last) (?:week|month|year|spring|summer|autumn|fall|winter|season)|(?<=in )(?:spring|summer|autumn|winter|a (?:week|month|year)))(?![\p{L}])/giu;

function timesIn(text: string): { readonly at: number; readonly end: number }[] {
  const seasons = [...text.matchAll(SEASON)].map(({ 0: match, index }) => ({
    at: index,
    end: index + match.length,
  }));
  const facts = listFacts(text, 'en').filter(({ kind }) => KINDS.has(kind));
  const others = seasons.filter(({ at, end }) => !facts.some((fact) => fact.at < end && fact.end > at));
  return [...facts, ...others].sort((one, other) => one.at - other.at);
}

/** The one row of days, dates and hours of a sentence; null where there are several, or none. */
export function timeRunOf(text: string): TimeRun | null {
  const facts = timesIn(text);
  const [first] = facts;
  if (!first) return null;
  let start = first.at;
  for (let lead = LEAD.exec(text.slice(0, start)); lead; lead = LEAD.exec(text.slice(0, start))) {
    const at = lead.index + (lead[0].startsWith(' ') ? 1 : 0);
    if (at >= start) break;
    start = at;
  }
  let end = first.end;
  for (const fact of facts.slice(1)) {
    if (!BETWEEN.test(text.slice(end, fact.at))) return null;
    end = fact.end;
  }
  end += PART_OF_DAY.exec(text.slice(end))?.[0].length ?? 0;
  end += /^ only(?![\p{L}])/u.exec(text.slice(end))?.[0].length ?? 0;
  end += HOUR.exec(text.slice(end))?.[0].length ?? 0;
  return {
    before: withoutEnd(text.slice(0, start), /[, ]/),
    when: text.slice(start, end),
    after: text.slice(end).replace(/^[, ]+/, ''),
  };
}

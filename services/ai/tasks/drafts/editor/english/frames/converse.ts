import type { Wording } from '../../editor.ts';
import { both, capital, inner, say } from '../news.ts';
import type { Frame } from './frame.ts';

/** Verbs of giving, from the reader's side: "lends out" becomes "you can borrow … from". */
const CONVERSES: readonly (readonly [given: RegExp, taken: string, from: string])[] = [
  [/^offers?$/i, 'get', 'from'],
  [/^lends?(?: out)?$/i, 'borrow', 'from'],
  [/^(?:rents?|hires?) out$/i, 'rent', 'from'],
  [/^sells?$/i, 'buy', 'from'],
  [/^teach(?:es)?$/i, 'learn', 'from'],
  [/^gives? away$/i, 'have', 'from'],
];
const AT =
  /(?:shop|store|caf[eé]|bakery|library|museum|market|school|centre|center|kiosk|stall|clinic|practice|surgery|bar|pub|restaurant|canteen|workshop|studio|gallery|farm)$/i;

/** The same from the readers' side. */
export const conversed: Frame = ({ bare, tail, act, cause, core }) => {
  if (!bare || bare.negated || bare.tense === 'past' || act.sober || cause || /[:,;]/.test(core)) return [];
  const { subject, adverb } = bare;
  const [, verb = '', rest = ''] =
    /^((?:lends?|rents?|hires?|gives?) (?:out|away)|[\p{L}]+) (.+)$/iu.exec(
      `${bare.verb} ${bare.rest}`.trim(),
    ) ?? [];
  if (rest === '' || /\b(?:its|their|our|my|to|who|which|that|and have|and has|and am|and are)\b/i.test(rest))
    return [];
  const wordings: Wording[] = [];
  for (const [pattern, replacement, from] of CONVERSES) {
    if (!pattern.test(verb)) continue;
    const now = / now$/i.test(rest) || /^now$/i.test(adverb);
    const what = rest.replace(/ now$/i, '');
    const whom = /^we$/i.test(subject) ? 'us' : /^i$/i.test(subject) ? 'me' : inner(subject);
    const by = AT.test(subject) && from === 'from' && replacement !== 'learn' ? 'at' : from;
    wordings.push({
      structure: 'reader',
      text: say(`You can${now ? ' now' : ''} ${replacement} ${what} ${by} ${whom}`, tail),
      purpose: 'says_it_from_the_readers_side_what_they_can_do',
    });
  }
  if (
    /^we$/i.test(subject) &&
    /^now$/i.test(adverb) &&
    /^[a-z-]+s(?: and [a-z-]+s)?$/i.test(rest) &&
    !/ /.test(verb)
  )
    wordings.push({
      structure: 'reader',
      text: both(`${capital(rest)}?`, say(`We now ${verb} them`, tail)),
      purpose: 'speaks_to_those_who_need_it',
    });
  return wordings;
};

import type { Wording } from '../../editor.ts';
import { ask, be, capital, inner, say } from '../news.ts';
import { timeRunOf } from '../time-run.ts';
import type { Frame } from './frame.ts';

const MINE = /^(?<what>.{4,110}?) at (?<place>(?:our|my) .{3,60})$/i;
const PRICED = /^(?<cut>half price|\d+ ?(?:%|percent|per cent) off) (?:on |for )?(?<what>.{3,90})$/i;

/** The news only names a thing, with its time and place. */
export const named: Frame = ({ act, core, bare, tail, cause, text }) => {
  if (
    bare ||
    cause ||
    act.sober ||
    /[:?!;]|^(?:because|since|as|due|from|after|before|thank|thanks|please|join|come|wanted|do|don’t|how|why|what|when|where|who|which|whoever|if|calling|welcome)\b|\b(?:wanted|needed|close|open|start|end|begin)\b/i.test(
      text,
    )
  )
    return [];
  const wordings: Wording[] = [];
  const priced = PRICED.exec(core)?.groups;
  if (priced?.cut && priced.what)
    wordings.push({
      structure: 'reason',
      text: say(`${capital(priced.what)} ${be(priced.what)} ${inner(priced.cut)}`, tail),
      purpose: 'starts_with_what_it_is_about',
    });
  const ownGroups = MINE.exec(core)?.groups;
  if (ownGroups?.what && ownGroups.place) {
    const what = /^(?:new|fresh) (?!\w+s\b)/i.test(ownGroups.what)
      ? `a ${inner(ownGroups.what)}`
      : inner(ownGroups.what);
    wordings.push({
      structure: 'reason',
      text: say(`${capital(ownGroups.place)} has ${what}`, tail),
      purpose: 'says_it_in_a_whole_sentence',
    });
  }
  const run = timeRunOf(text);
  if (
    run &&
    run.before !== '' &&
    !/^\d/.test(run.after) &&
    run.before.split(' ').length <= 12 &&
    !/[,;:]/.test(run.before)
  )
    wordings.push({
      structure: 'time',
      text: say(
        `${capital(run.when)}: ${inner(run.before)}`,
        run.after === '' ? '' : joinTexts(text, run.after),
      ),
      purpose: 'puts_the_date_first_for_readers_who_plan_ahead',
    });
  if (
    run &&
    act.warmth === 'warm' &&
    run.before !== '' &&
    !/^(?:new|half|\d)/i.test(core) &&
    !/[,;:]/.test(run.before)
  )
    wordings.push({
      structure: 'reader',
      text: `${ask(run.before)} ${say(capital(text.slice(text.indexOf(run.when))))}`,
      purpose: 'asks_for_those_who_want_it_and_says_when_and_where',
    });
  return wordings;
};

/** Joins the text after the time, with its comma. */
const joinTexts = (text: string, after: string): string =>
  text.endsWith(`, ${after}`) ? `, ${after}` : after;

import type { Wording } from '../../editor.ts';
import { ask, be, being, both, capital, inner, say, small } from '../news.ts';
import type { Frame } from './frame.ts';

const LAUNCHES =
  /^(?:launch(?:es|ing)?|introduc(?:es?|ing)|releas(?:es?|ing)|publish(?:es|ing)?|unveil(?:s|ing)?|present(?:s|ing)?|bring(?:s|ing)? out|add(?:s|ing)?|start(?:s|ing)?|open(?:s|ing)?|host(?:s|ing)?|offer(?:s|ing)?|serv(?:es?|ing)|sell(?:s|ing)?|bak(?:es?|ing)|brew(?:s|ing)?|stock(?:s|ing)?|is launching|are launching|am launching|is introducing|are introducing|is releasing|are releasing|am releasing|are publishing|is publishing)$/i;
const ING: Readonly<Record<string, string>> = {
  launch: 'launching',
  introduce: 'introducing',
  release: 'releasing',
  publish: 'publishing',
  unveil: 'unveiling',
  present: 'presenting',
  add: 'adding',
  start: 'starting',
  open: 'opening',
  host: 'hosting',
};
/** Places where something can be new. */
const PLACE =
  /(?:bakery|caf[eé]|shop|store|boutique|restaurant|bistro|bar|pub|brewery|kiosk|canteen|farm shop|market|salon|studio|gym|library|museum|gallery|deli|butcher|nursery|garden centre|garden center|roastery|patisserie|bookshop|bookstore|florist)$/i;

/** Somebody brings something new. */
export const launched: Frame = ({ act, bare, when, tail, cause }) => {
  if ((act.point !== 'launch' && act.point !== 'open') || !bare || bare.negated) return [];
  const { subject, verb, adverb, rest } = bare;
  if (!LAUNCHES.test(verb) || rest === '' || /^(?:on|in|at|again|its|our)\b/i.test(rest)) return [];
  const after = [tail, cause ? `${cause.by} ${cause.text}` : ''].filter(Boolean).join(' ');
  const we = /^(?:we|i)$/i.test(subject);
  const infinitive = bare.infinitive.replace(/^be /, '');
  const wordings: Wording[] = [];
  const going = ING[infinitive];
  if (we && going)
    wordings.push({ structure: 'news', text: say(`${being(subject)} ${adverb}`.trim(), going, rest, after) });
  const from = we ? (/^we$/i.test(subject) ? 'us' : 'me') : inner(subject);
  const fresh = rest.replace(/^(?:an?|our|the|its) new /i, (start) => (/^an? /i.test(start) ? 'a ' : ''));
  const isNew = / new |^new /i.test(` ${rest}`);
  const facts = tail;
  if (isNew && PLACE.test(subject)) {
    wordings.push({
      structure: 'time',
      text: say(
        `New at ${inner(subject)}${facts && !/^(?:for|at|from [£€$])/i.test(facts) ? ` ${facts}` : ''}: ${fresh}`,
        /^(?:for|at|from [£€$])/i.test(facts) ? facts : '',
      ),
      purpose: 'says_what_is_new_as_short_as_a_shop_window',
    });
    wordings.push({
      structure: 'reason',
      text: both(ask(`What’s new at ${inner(subject)}`), say(capital(fresh), facts)),
      purpose: 'asks_what_readers_ask_first_and_answers_it',
    });
  } else if (isNew) {
    wordings.push({
      structure: 'time',
      text: say(
        `New from ${from}${when && tail === when ? ` ${when}` : ''}: ${fresh}`,
        when && tail === when ? '' : facts,
      ),
      purpose: 'says_what_is_new_as_short_as_a_headline',
    });
  }
  if (!isNew && !we && /^(?:publish|release|launch|introduce|present)$/i.test(infinitive))
    wordings.push({
      structure: 'reason',
      text: say(`From ${inner(subject)}: ${inner(rest)}`, facts),
      purpose: 'says_what_is_new_as_short_as_a_headline',
    });
  return cause ? wordings.filter(({ structure }) => structure === 'news') : wordings;
};

const TRY = /^(?<do>try|taste|discover|enjoy|get|grab|order|pre-?order) (?<what>(?:our|the|my) .{3,80})$/i;

/** "Try our vegan burger for $9.50" */
export const tried: Frame = ({ text, act }) => {
  const { do: doing = '', what = '' } = TRY.exec(text)?.groups ?? {};
  if (what === '' || act.sober || /[,:;]/.test(what)) return [];
  const head = what.split(/ (?:for|at|in|on|with|from|until|this|before) /)[0] ?? what;
  return [
    {
      structure: 'reason',
      text: say(`${capital(what)}: ${small(doing)} ${be(head) === 'are' ? 'them' : 'it'}`),
      purpose: 'starts_with_what_it_is_about',
    },
  ];
};

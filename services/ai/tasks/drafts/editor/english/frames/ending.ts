import type { Wording } from '../../editor.ts';
import { both, capital, inner, say } from '../news.ts';
import type { Frame } from './frame.ts';

const CLOSES =
  /^(?<who>we|i)(?: are|’re| am|’m| will| have to| must)? (?<verb>clos(?:e|ing)|shut(?:ting)?(?: down)?) (?<what>(?:our|my|the) .{3,60}?)(?<rest> (?:on|at|from|in|until|this|next|for|today|tomorrow|permanently|early).*)?$/i;
/** Something that readers use comes to an end. */
export const closing: Frame = ({ main, cause }) => {
  const { who = '', verb = '', what = '', rest = '' } = CLOSES.exec(main)?.groups ?? {};
  if (what === '') return [];
  const doing = /ing/i.test(verb) ? (/^i$/i.test(who) ? 'I’m' : 'we’re') : inner(who);
  return [
    {
      structure: 'reader',
      text: say(
        `If you come to ${inner(what)}, please note: ${doing} ${verb} it${rest}`,
        cause ? `${cause.by} ${cause.text}` : '',
      ),
      purpose: 'speaks_to_those_who_come_there',
    },
  ];
};

const DROPS = /^(?<who>.{2,90}?) (?<verb>drops? support for|no longer supports?) (?<what>.{2,60})$/i;
/** Software stops working with something. */
export const dropped: Frame = ({ text }) => {
  const { who = '', verb = '', what = '' } = DROPS.exec(text)?.groups ?? {};
  if (what === '' || / and | or /.test(what)) return [];
  return [
    {
      structure: 'reader',
      text: say(`If you still use ${what}, please note: ${inner(who)} ${verb} it`),
      purpose: 'speaks_to_those_who_have_to_act',
    },
  ];
};

/** "X: keep windows shut" */
const URGED =
  /^(?<what>.{6,160}?)(?::|;| [–—]|,) (?<do>(?:please )?(?:keep|join|come|celebrate|visit|see|meet|try|taste|avoid|bring|stay|use|book|order|call|check|change|close|boil|wear|take|leave|come|wash|drive|do not|don’t|turn|switch|watch|look|register|apply|write|vote|share|report|move|return|throw|pack|remember) .{4,160})$/i;
const CLAUSE =
  /(?<!\p{L})(?:is|are|was|were|has|have|will|can|cannot|closes?|turns?|opens?|starts?|begins?|ends?|needs?|runs?|comes?|goes|\p{L}+ed)(?!\p{L})/iu;
/** News, and what it asks readers to do, in one sentence. */
export const urged: Frame = ({ text }) => {
  const { what = '', do: doing = '' } = URGED.exec(text)?.groups ?? {};
  if (what === '' || /^(?:please|if|when|do|don’t)\b/i.test(what) || !CLAUSE.test(what)) return [];
  const wordings: Wording[] = [{ structure: 'news', text: both(say(what), say(capital(doing))) }];
  if (!/\b(?:it|them|there|they|one)\b/i.test(doing))
    wordings.push({
      structure: 'reader',
      text: both(say(capital(doing)), say(capital(what))),
      purpose: 'starts_with_what_readers_can_do',
    });
  return wordings;
};

const WHO =
  /^(?<name>[^,]{2,60}), who (?<past>[^,]{4,120}), (?<did>(?:died|has died|passed away|retires?|is retiring|is leaving|leaves|joins|turns|celebrates|won|has won) ?.*)$/i;
/** "Anna, who ran the shop, died" → two sentences. */
export const told: Frame = ({ text }) => {
  const { name = '', past = '', did = '' } = WHO.exec(text)?.groups ?? {};
  if (name === '') return [];
  const when =
    / (?<when>(?:last night|yesterday|today|this morning|on \p{Lu}\p{L}+|last week))$/u.exec(did)?.groups
      ?.when ?? '';
  const rest = when ? did.slice(0, -when.length - 1) : did;
  return [
    {
      structure: 'reason',
      text: both(
        say(`${name} ${past}`),
        when ? say(`${capital(when)}, ${inner(name)} ${rest}`) : say(`${name} ${rest}`),
      ),
      purpose: 'starts_with_what_people_remember',
    },
  ];
};

const PROUD =
  /^(?<who>we are|we’re|i am|i’m) (?:very |so )?proud of (?<name>[^,]{3,60}), who (?<did>[^,]{5,120})$/i;
/** "We are proud of Lena, who passed …" */
export const proud: Frame = ({ text }) => {
  const { who = '', name = '', did = '' } = PROUD.exec(text)?.groups ?? {};
  if (name === '') return [];
  return [
    {
      structure: 'reason',
      text: both(say(`${capital(name)} ${did}`), say(`${who} proud of ${inner(name)}`)),
      purpose: 'starts_with_what_was_achieved',
    },
  ];
};

const BACK = /^(?<who>(?:our|the|my) .{3,60}?) (?<back>(?:is|are) back) with (?<what>.{4,90})$/i;
/** "Our podcast is back with a new episode" */
export const returned: Frame = ({ text }) => {
  const { who = '', back = '', what = '' } = BACK.exec(text)?.groups ?? {};
  return what === ''
    ? []
    : [
        {
          structure: 'reason',
          text: say(`${capital(what)}: ${inner(who)} ${back}`),
          purpose: 'starts_with_what_is_new',
        },
      ];
};

const THANKFUL =
  /^(?<what>.{8,160}?),? and (?:we|i) (?:want|would like|wish|’d like) to (?:say )?(?<thanks>thank you|thanks|thank (?:her|him|them))$/i;
/** "…, and we want to say thank you" */
export const grateful: Frame = ({ text }) => {
  const { what = '', thanks = '' } = THANKFUL.exec(text)?.groups ?? {};
  if (what === '' || !/you|thanks/i.test(thanks)) return [];
  return [
    { structure: 'news', text: both(say(what), 'We want to say thank you.') },
    {
      structure: 'reason',
      text: say(`We want to say ${thanks.toLowerCase()}: ${inner(what)}`),
      purpose: 'starts_with_the_thanks',
    },
  ];
};

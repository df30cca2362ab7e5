import type { Wording } from '../../editor.ts';
import { be, capital, inner, say } from '../news.ts';
import type { Frame } from './frame.ts';

const POINTS = new Set(['launch', 'offer', 'celebrate', 'tell', 'change', 'open']);
/** A noun with its article, and what belongs to it. */
const OBJECT =
  /^(?:an?|the|my|our|his|her|two|three|four|five|six|seven|eight|nine|ten|\d+) (?!\w+ (?:what|how|that|to)\b).{4,110}$/i;
const OF_SUBJECT = /\b(?:its|their|his|her|itself|themselves|who|which|that|because|while|when|and)\b/i;

/** The object first: "A new pay deal for bus drivers has been agreed by our union." */
export const fronted: Frame = ({ act, bare, when, tail, cause, core }) => {
  if (!POINTS.has(act.point) || !bare || cause || bare.negated || act.sober) return [];
  const { subject, verb, adverb, rest } = bare;
  if (/ (?:after|before|because|when|while|since|during|so|to|as) /i.test(rest)) return [];
  if (adverb !== '' || !OBJECT.test(rest) || OF_SUBJECT.test(rest) || /[,:;]/.test(core)) return [];
  if (/^(?:we|i)$/i.test(subject) && (act.point === 'open' || act.point === 'launch')) return [];
  const wordings: Wording[] = [];
  const pp = participleOf(bare.infinitive);
  const has = /^(?:has|have)(?: just| now)? \p{L}+$/iu.test(verb);
  const many = be(headOf(rest)) === 'are';
  if (pp && !/^(?:we|i)$/i.test(subject) && has)
    wordings.push({
      structure: 'reason',
      text: say(`${capital(rest)} ${many ? 'have' : 'has'} been ${pp} by ${inner(subject)}`, tail),
      purpose: 'starts_with_what_it_is_about',
    });
  else if (
    act.point !== 'tell' &&
    pp &&
    !/^(?:we|i)$/i.test(subject) &&
    bare.tense === 'past' &&
    !/ /.test(verb)
  )
    wordings.push({
      structure: 'reason',
      text: say(`${capital(rest)} ${many ? 'were' : 'was'} ${pp} by ${inner(subject)}`, tail),
      purpose: 'starts_with_what_it_is_about',
    });
  else if (
    /^(?:my|the|our|his|her) /i.test(rest) &&
    !/ (?:in|out|up|off|on|over|down|back|from|to|with)$/i.test(verb) &&
    /^(?:hand|restore|repair|publish|launch|release|present|celebrate|finish|agree|sign|build|design|paint|translate|rebuild|teach|record|submit|defend|start|open|finished)/i.test(
      bare.infinitive,
    )
  )
    wordings.push({
      structure: 'reason',
      text: say(
        `${capital(rest)}: ${when && tail === when ? `${inner(when)}, ` : ''}${inner(subject)} ${verb} ${many ? 'them' : 'it'}`,
        when && tail === when ? '' : tail,
      ),
      purpose: 'starts_with_what_it_is_about',
    });
  const particle =
    /^(?<verb>hand|hands|set|sets|give|gives|take|takes|put|puts) (?<by>in|up|away|on|down|back)$/i.exec(
      verb,
    )?.groups;
  if (particle?.verb && wordings.length === 0)
    wordings.push({
      structure: 'reason',
      text: say(
        `${capital(rest)}: ${when && tail === when ? `${inner(when)}, ` : ''}${/^i$/i.test(subject) ? 'I' : inner(subject)} ${particle.verb} ${many ? 'them' : 'it'} ${particle.by}`,
        when && tail === when ? '' : tail,
      ),
      purpose: 'starts_with_what_it_is_about',
    });
  return wordings;
};

const headOf = (noun: string): string =>
  noun.split(/ (?:of|in|at|for|on|from|with|to|about|between|by) /)[0] ?? noun;

const STRONG: Readonly<Record<string, string>> = {
  win: 'won',
  write: 'written',
  build: 'built',
  find: 'found',
  make: 'made',
  give: 'given',
  take: 'taken',
  choose: 'chosen',
  buy: 'bought',
  sell: 'sold',
  bring: 'brought',
  teach: 'taught',
  hold: 'held',
  keep: 'kept',
  draw: 'drawn',
  grow: 'grown',
  see: 'seen',
  send: 'sent',
  set: 'set',
  put: 'put',
  cut: 'cut',
  lay: 'laid',
  pay: 'paid',
  say: 'said',
  sing: 'sung',
  begin: 'begun',
  break: 'broken',
  steal: 'stolen',
  lose: 'lost',
  leave: 'left',
  know: 'known',
  have: '',
  be: '',
  go: '',
  come: '',
  become: '',
  get: '',
  run: '',
  fall: '',
  rise: '',
  stand: '',
  move: '',
  turn: '',
  reach: 'reached',
  want: '',
  need: '',
};

/** "agree" → "agreed"; empty where it isn't sure. */
function participleOf(infinitive: string): string {
  const verb = infinitive.trim().toLowerCase();
  const strong = STRONG[verb];
  if (strong !== undefined) return strong;
  if (!/^[a-z]{4,}$/.test(verb)) return '';
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return /[^aeiou][aeiou][bdgmnprt]$/.test(verb) ? '' : `${verb}ed`;
}

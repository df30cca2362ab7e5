import type { OccasionName } from '../../knowledge/occasion.ts';
import type { Form } from './form.ts';
import type { Gravity } from './grave.ts';
import type { Language } from './language.ts';
import { ENGLISH } from './occasions/english.ts';
import { FRENCH } from './occasions/french.ts';
import { GERMAN } from './occasions/german.ts';
import type { OccasionWords } from './occasions/occasion-words.ts';
import { SPANISH } from './occasions/spanish.ts';

interface Read {
  /** What happens, without what follows it: "first 50 customers get a free coffee" makes no offer of a launch. */
  readonly main: string;
  readonly text: string;
  readonly language: Language;
  readonly form: Form;
  readonly gravity: Gravity | null;
  /** A name in a few words and nothing else. */
  readonly bare: boolean;
}

interface Words {
  readonly occasions: OccasionWords;
  /** What is told of as past. */
  readonly over: RegExp;
}

const BOUNDARY = '(?:(?<![\\p{L}\\p{N}])(?=[\\p{L}\\p{N}])|(?<=[\\p{L}\\p{N}])(?![\\p{L}\\p{N}]))';
/** `\b` and `\w` know no umlauts. */
const ofAnyAlphabet = ({ source }: RegExp): RegExp =>
  new RegExp(source.replaceAll('\\b', BOUNDARY).replaceAll('\\w', '[\\p{L}\\p{N}]'), 'iu');
const read = ({ occasions, over }: Words): Words => ({
  occasions: occasions.map(([name, words]) => [name, ofAnyAlphabet(words)] as const),
  over: ofAnyAlphabet(over),
});

const WORDS: Readonly<Record<Language, Words>> = {
  en: ENGLISH,
  de: read(GERMAN),
  fr: read(FRENCH),
  es: read(SPANISH),
  other: { occasions: [], over: /(?!)/ },
};

/** Nobody is invited to what is over. */
const COMING: ReadonlySet<OccasionName> = new Set([
  'event',
  'workshop',
  'offer',
  'launch',
  'opening',
  'hiring',
]);
const GRAVE: Readonly<Record<Gravity, OccasionName>> = {
  loss: 'grief',
  disruption: 'outage',
  apology: 'apology',
};
const DEATH =
  /\b(?:die[ds]?|death|passed|funeral|memory|tod|gestorben|verstorben|trauer)|mourn|décès|décéd|obsèques|deuil|murió|falleci|funeral|luto/i;
const CLOSED =
  /\bclos(?:e|ed|es|ing|ure)\b|geschlossen|schließ|bleib\w+ zu|ferm(?:é|e|o)|cerrad|cierr|cierre/i;

/** What the post is for. A warning of others is none of one's own bad news. */
export function occasionIn({ main, text, language, form, gravity, bare }: Read): OccasionName {
  const { occasions, over } = WORDS[language];
  const past = over.test(text);
  const named = (told: string) =>
    occasions.find(([name, words]) => words.test(told) && !(past && COMING.has(name)))?.[0];
  const found = named(main) ?? named(text);
  if (gravity && !(gravity === 'disruption' && found === 'warning'))
    return gravity !== 'apology' && CLOSED.test(text) && !DEATH.test(text) ? 'closure' : GRAVE[gravity];
  if (form === 'question' && (found === undefined || !STRONGER.has(found))) return 'question';
  if (found) return found;
  if (past || DONE.test(text)) return 'backstage';
  // What is told with a verb is news; what is only named is on offer.
  if (form === 'title' && language === 'en') return 'tip';
  return bare ? 'subject' : language === 'en' && form === 'clause' ? 'update' : 'product';
}

/** "We made 400 sandwiches" is told, not sold. */
const DONE =
  /^(?:we|i|our [a-z]+(?: [a-z]+)?) (?:have |has |just )?(?:made|built|spent|went|saw|grew|wrote|took|gave|met|baked|planted|finished|learned|donated|tried|visited|worked|planned|tested) /i;

/** Beside these, a question is only their opening. */
const STRONGER: ReadonlySet<OccasionName> = new Set([
  'warning',
  'urgent',
  'hiring',
  'offer',
  'volunteers',
  'fundraising',
]);

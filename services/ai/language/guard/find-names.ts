import type { Language } from '../facts/fact.ts';
import { NETWORK_WORDS } from '../network-words.ts';
import { GIVEN_NAMES, PLACES } from './known-names.ts';

export interface FoundName {
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

const CAPITALIZED = /(?<![\p{L}\p{N}@#/._’'-])\p{Lu}[\p{L}\p{N}’'&-]{0,40}(?<=[\p{L}\p{N}])/gu;
const SENTENCE_START = /(?:^|[.!?…:;\n•→✓✔✅“„«"‚‘(–—*|¡¿]|\p{Extended_Pictographic}\uFE0F?|\d[.)])\s{0,3}$/u;
/** Words with a capital that name no person, place or firm, in any of the languages. */
const NO_NAME = new Set(
  `i i'm i’m i'll i’ll i've i’ve i'd i’d ok am pm uhr euro euros eur sie ihnen ihr ihre ihren ihrem ihrer ps p.s faq diy tv vip dm dms diy bbq wifi wi-fi wlan usb pdf rsvp app apps online
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mon tue wed thu fri sat sun
  january february march april may june july august september october november december
  montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag januar februar märz mai juni juli oktober dezember
  lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miércoles jueves viernes sábado domingo
  christmas easter halloween advent valentine valentine's valentine’s thanksgiving noël père pâques navidad reyes pascua ostern weihnachten silvester santa claus
  english german french spanish italian european american british dutch greek indian chinese japanese mediterranean nordic scandinavian
  day eve new year mother mother's mother’s mothers father father's father’s fathers world women's women’s earth black
  whatsapp youtube tiktok google dr mr mrs ms mme mlle m sr sra don doña frau herr herrn
  st saint sainte san internet covid dna gdpr rgpd dsgvo ai ki ia it hr`
    .split(/\s+/u)
    .concat(NETWORK_WORDS),
);
/** In German, a name follows these; other pairs of nouns are rare. */
const GERMAN_TITLE =
  /(?:^|meister|leiter|chef|trainer|lehrer|autor|sänger|künstler|referent|moderator|dirigent|pfarrer|professor|coach|koch|köch|bäcker|gärtner|frau|herr|herrn|familie|firma|dr|prof|designer|fotograf|experte|gründer|inhaber|pianist|schauspieler|regisseur)(?:in)?$/iu;
/** Words between a number and a noun, or before a number, aren't names: "19 Uhr Yoga", "ein Glas Wein", "Ende Mai". */
const GERMAN_MEASURE =
  /^(?:uhr|euro|cent|prozent|ende|anfang|mitte|gramm|kilo|liter|stück|glas|gläser|tasse|tassen|flasche|flaschen|kugel|kugeln|portion|paar|kilometer|meter|zentimeter|stunden?|minuten?|tage?n?|wochen?|monate?n?|jahre?n?|mal|kilogramm|sorten?|arten?|teller|becher|schuss|hauch|stückchen|prise|kasten|bund|punkt|euros?|quadratmeter|ihr|ihre[nrm]?|sie|ihnen|anfang|nummer|nr)$/iu;

/**
 * Names in a text that `isKnown` doesn't know. In German: people with titles, known places, and series of nouns that
 * only occur in names. Elsewhere: capitalized words within a sentence. Lines with mostly capitalized words only
 * reveal known names.
 */
export function findNames(text: string, language: Language, isKnown: (word: string) => boolean): FoundName[] {
  const titled = titledLines(text);
  const words = [...text.matchAll(CAPITALIZED)].map(({ 0: word, index }) => ({
    text: word,
    at: index,
    end: index + word.length,
    starts: SENTENCE_START.test(text.slice(Math.max(0, index - 6), index)),
    plain: bare(word),
  }));
  const names = words.filter((word, n) => {
    if (word.text.length < 2 || NO_NAME.has(word.plain) || isKnown(word.plain)) return false;
    if (GIVEN_NAMES.has(word.plain) || PLACES.has(word.plain)) return true;
    if (isShouted(word.text) || (language !== 'de' && titled(word.at))) return false;
    const [before, after] = [words[n - 1], words[n + 1]];
    const follows = before && isNext(text, before, word) ? before : undefined;
    if (language === 'de') return isGermanName(text, word, follows);
    if (!word.starts) return true;
    // The first word of a sentence is a name where a given name or a title is followed by one.
    return Boolean(
      after && isNext(text, word, after) && GIVEN_NAMES.has(word.plain) && !isKnown(after.plain),
    );
  });
  return joinNames(text, names);
}

const COUNTED =
  /(?:^|[^\p{L}])(?:eine?[nmr]?|keine?[nmr]?|pro|je|viele?|mehr|zwei|drei|vier|\d|alte[mnrs]?|etwas) $/iu;

interface Word extends FoundName {
  readonly starts: boolean;
  readonly plain: string;
}

function isGermanName(text: string, word: Word, before: Word | undefined): boolean {
  if (!before || GERMAN_MEASURE.test(before.plain) || GERMAN_MEASURE.test(word.plain)) return false;
  if (GIVEN_NAMES.has(before.plain) || GERMAN_TITLE.test(before.plain)) return true;
  // "eine Schicht Mulch", "ein Korb Brötchen"
  if (COUNTED.test(text.slice(Math.max(0, before.at - 8), before.at))) return false;
  return !before.starts && !NO_NAME.has(before.plain) && /^\p{Lu}\p{Ll}+$/u.test(word.text);
}

const bare = (word: string): string => word.toLowerCase().replace(/[’']s$/u, '');

const isNext = (text: string, one: FoundName, other: FoundName): boolean =>
  text.slice(one.end, other.at) === ' ' ||
  (text.slice(one.end, other.at) === '. ' && /^(?:dr|prof|mr|mrs|ms|st)$/iu.test(one.text));

const isShouted = (word: string): boolean => word.length > 1 && word === word.toUpperCase();

/** Rows of words are one name. */
function joinNames(text: string, names: readonly FoundName[]): FoundName[] {
  const rows: FoundName[] = [];
  for (const name of names) {
    const last = rows.at(-1);
    const isRow = last && /^ (?:(?:of|de|del|la|und|and|&|von) )?$/u.test(text.slice(last.end, name.at));
    if (!isRow) rows.push({ text: name.text, at: name.at, end: name.end });
    else rows[rows.length - 1] = { text: text.slice(last.at, name.end), at: last.at, end: name.end };
  }
  return rows;
}

const LEAST_TITLED = 4;
const TITLED = 0.75;

/** Whether a place in the text is in a line written Like This. */
function titledLines(text: string): (at: number) => boolean {
  const lines: { readonly end: number; readonly titled: boolean }[] = [];
  let end = 0;
  for (const line of text.split('\n')) {
    end += line.length + 1;
    const [, ...long] = line.match(/\p{L}{4,}/gu) ?? [];
    const capitals = long.filter((word) => /^\p{Lu}/u.test(word));
    lines.push({ end, titled: long.length >= LEAST_TITLED && capitals.length / long.length >= TITLED });
  }
  return (at) => lines.find((line) => at < line.end)?.titled ?? false;
}

import { namesIn } from '../language/hashtags/names.ts';
import { allTrades, type BankLanguage } from './bank.ts';

/** Of what is beyond, no trade is looked for. */
const MOST_READ = 800;
const SURE = 3;
const ENOUGH = 2;
/** One word that is no trade's alone, early in the lead: enough where no other trade comes near. */
const LIKELY = 1.6;
const MARGIN = 0.5;
/** What a topic begins with is what it is about. */
const EARLY = 3;
/** A topic of so few words says little besides its trade. */
const FEW_WORDS = 6;

/** The trade whose words the topic has most of, those of its lead above all; null where that is not sure. */
export const findTrade = (whole: string, start: string, language: BankLanguage): string | null =>
  tradeFound(whole, start, language)?.name ?? null;

export interface TradeFound {
  readonly name: string;
  /** Whether a word of its own says so, or several do: then the topic is somebody's of that trade. */
  readonly sure: boolean;
}

export function tradeFound(whole: string, start: string, language: BankLanguage): TradeFound | null {
  const [text, lead] = language === 'en' ? [unaddressed(whole), unaddressed(start)] : [whole, start];
  const read = readTokens(text, lead, language);
  // "14 King Street" is no street food.
  const unnamed = language === 'en' ? readTokens(namesIn(text).rest, lead, language) : read;
  let best: string | null = null;
  let most = 0;
  let next = 0;
  for (const [name, { words }] of allTrades()) {
    const { strong = [], weak = [] } = words[language] ?? {};
    const score = scoreOf(strong, read) * SURE + Math.min(SURE - 0.5, scoreOf(weak, unnamed));
    if (score > most) [best, most, next] = [name, score, most];
    else if (score > next) next = score;
  }
  const clear = most >= LIKELY && most - next >= MARGIN;
  const found = most >= ENOUGH || clear || (most >= 1 && read.tokens.length <= FEW_WORDS);
  return best !== null && found ? { name: best, sure: most >= ENOUGH } : null;
}

/** "Redesign packages for small nonprofits" come from no nonprofit, "shoes included" is no shoe store's, "ring us" no jeweler's. */
const unaddressed = (text: string): string => {
  const row = text
    .slice(0, MOST_READ)
    .replace(/, [a-z]{3,30} included\b/i, '')
    .replace(/\bmulled (?:wine|cider)\b/gi, '')
    .replace(
      /^(?:please )?(?:watch|ring|book|nail|plant|light|dress|coach)(?= (?:us|me|your|our|the|this|these|a|an|now|today|online|out)\b)|\bwatch(?=(?:es|ing)? (?:out|for|over|the|this|our)\b)/i,
      '',
    )
    .split(' ');
  const at = row.indexOf('for');
  if (at < FEWEST_BEFORE) return row.join(' ');
  const end = row.findIndex(
    (word, nth) => nth > at && nth <= at + MOST_WORDS && /^[a-z-]{3,30}s[,.:;!?]?$/.test(word),
  );
  return end < 0 ? row.join(' ') : [...row.slice(0, at), ...row.slice(end + 1)].join(' ');
};
const FEWEST_BEFORE = 2;
const MOST_WORDS = 3;

interface Read {
  readonly tokens: readonly string[];
  /** Where each word stands first, under its singular too. */
  readonly places: ReadonlyMap<string, number>;
  /** The text as words with single blanks, for phrases. */
  readonly row: string;
  readonly lead: number;
  /** Long words, in German alone: those that may be compounds. */
  readonly compounds: readonly string[];
}

const LONG = 8;
const FEWEST_IN_COMPOUND = 4;

function readTokens(text: string, lead: string, language: BankLanguage): Read {
  const tokens = tokensOf(text);
  const places = new Map<string, number>();
  for (const [at, token] of tokens.entries())
    for (const form of [token, ...singularsOf(token, language)]) if (!places.has(form)) places.set(form, at);
  const compounds = language === 'de' ? tokens.filter(({ length }) => length >= LONG) : [];
  return { tokens, places, row: ` ${tokens.join(' ')} `, lead: tokensOf(lead).length, compounds };
}

/** What French puts before a word that begins with a vowel. */
const ELISION = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’]/gu;

const tokensOf = (text: string): string[] =>
  text
    .slice(0, MOST_READ)
    .toLowerCase()
    .replace(ELISION, '')
    .match(/[\p{L}\p{N}’]+/gu) ?? [];

/** What a post of any trade may be about. */
const ANYBODYS = new Set(
  'money street code event events evento eventos veranstaltung consejo kurs atelier stage'.split(' '),
);

/** A word counts once; more in the lead, and the more the earlier it stands. */
function scoreOf(words: readonly string[], read: Read): number {
  let score = 0;
  for (const word of words) {
    if (ANYBODYS.has(word)) continue;
    const phrase = /[ -]/.test(word);
    const at = phrase ? phraseAt(tokensOf(word).join(' '), read) : wordAt(word, read);
    if (at >= 0)
      score += 1 + (at < read.lead ? (at <= EARLY ? 0.6 : 0.4) : 0) + 0.2 / (at + 1) + (phrase ? 0.5 : 0);
  }
  return score;
}

function phraseAt(phrase: string, { row }: Read): number {
  const at = row.indexOf(` ${phrase}`);
  // Its last word may be in the plural.
  if (at < 0 || !/^(?:s|es|e|n|en)? /.test(row.slice(at + 1 + phrase.length, at + 4 + phrase.length)))
    return -1;
  return row.slice(0, at).split(' ').length - 1;
}

const wordAt = (word: string, { places, compounds, tokens }: Read): number => {
  const at = places.get(word);
  if (at !== undefined || word.length < FEWEST_IN_COMPOUND) return at ?? -1;
  const found = compounds.find((token) => token.endsWith(word));
  return found ? tokens.indexOf(found) : -1;
};

const singularsOf = (token: string, language: BankLanguage): string[] =>
  PLURALS[language]
    .filter((ending) => token.endsWith(ending))
    .map((ending) => token.slice(0, -ending.length));

const PLURALS: Readonly<Record<BankLanguage, readonly string[]>> = {
  en: ['s', 'es', '’s'],
  de: ['e', 'n', 'en', 'er', 's', 'es'],
  fr: ['s', 'x'],
  es: ['s', 'es'],
};

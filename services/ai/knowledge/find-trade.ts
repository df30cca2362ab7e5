import { allTrades, type BankLanguage } from './bank.ts';

/** Of what is beyond, no trade is looked for. */
const MOST_READ = 800;
const SURE = 3;
const ENOUGH = 2;
/** A topic of so few words says little besides its trade. */
const FEW_WORDS = 6;

/** The trade whose words the topic has most of, those of its lead above all; null where that is not sure. */
export function findTrade(text: string, lead: string, language: BankLanguage): string | null {
  const all = tokensOf(text);
  const first = new Set(tokensOf(lead));
  let best: string | null = null;
  let most = 0;
  for (const [name, { words }] of allTrades()) {
    const { strong = [], weak = [] } = words[language] ?? {};
    const score =
      scoreOf(strong, all, first, language) * SURE + Math.min(SURE - 0.5, scoreOf(weak, all, first, language));
    if (score > most) [best, most] = [name, score];
  }
  return most >= ENOUGH || (most >= 1 && all.length <= FEW_WORDS) ? best : null;
}

const tokensOf = (text: string): string[] =>
  text.slice(0, MOST_READ).toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];

/** A word counts once; more in the lead, and the more the earlier it stands. */
function scoreOf(
  words: readonly string[],
  all: readonly string[],
  first: ReadonlySet<string>,
  language: BankLanguage,
): number {
  let score = 0;
  for (const word of words) {
    const parts = word.split(/[ -]/);
    const at = all.findIndex((_, from) =>
      parts.every((part, offset) => isWord(all[from + offset] ?? '', part, language)),
    );
    if (at < 0) continue;
    score += 1 + (first.has(all[at] ?? '') ? 0.6 : 0) + 0.2 / (at + 1) + (parts.length > 1 ? 0.5 : 0);
  }
  return score;
}

const FEWEST_IN_COMPOUND = 4;

/** The word itself, its plural, or in German a compound that ends in it: "Herbstkuchen". */
const isWord = (token: string, word: string, language: BankLanguage): boolean =>
  token === word ||
  (token.length > word.length &&
    ((token.startsWith(word) && PLURALS[language].includes(token.slice(word.length))) ||
      (language === 'de' && word.length >= FEWEST_IN_COMPOUND && token.endsWith(word))));

const PLURALS: Readonly<Record<BankLanguage, readonly string[]>> = {
  en: ['s', 'es', '’s'],
  de: ['e', 'n', 'en', 'er', 's', 'es'],
  fr: ['s', 'x'],
  es: ['s', 'es'],
};

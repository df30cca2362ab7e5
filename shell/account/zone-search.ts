/** The terms by which a zone is found. */
export interface Searchable {
  /** "UTC+5:30", now. */
  readonly offset: string;
  /** All words besides, as `wordsOf` makes them. */
  readonly words: ReadonlySet<string>;
}

/** The words of a text for comparison: without case, accents and punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[.’']/g, '')
    .split(/[^\p{L}\p{N}+-]+|(?<=\p{L})-/u)
    .filter((word) => word !== '');

interface Search {
  readonly words: readonly string[];
  /** In minutes. Null if none is typed. */
  readonly offset: number | null;
}

const OFFSET = /(?:\b(?:utc|gmt) ?)?([+\-\u2212]) ?(\d{1,2})(?::?([0-5]\d))?(?!\d)/i;

/** Parses a search. Offsets look like "UTC+5:30", "GMT -3" or "+0530". */
function readSearch(input: string): Search {
  const match = /\betc\//i.test(input) ? null : OFFSET.exec(input);
  if (!match) return { words: wordsOf(input), offset: null };
  const [text, sign, hours, minutes = '0'] = match;
  const offset = (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
  return { words: wordsOf(input.replace(text, ' ')), offset };
}

/** Whether a zone matches the typed text: each word is the start of one of its words, and an offset is its own. */
export function matches(input: string, { words, offset }: Searchable): boolean {
  const search = readSearch(input);
  if (search.offset !== null && search.offset !== minutesOf(offset)) return false;
  return search.words.every((word) => [...words].some((zoneWord) => zoneWord.startsWith(word)));
}

/**
 * Sorts those first whose words are just what was typed: of "IST" India before Istanbul; and of those the ones with many
 * large cities, where most people are: of "GMT" London before Abidjan.
 */
export function compareMatches(input: string, a: Searchable, b: Searchable): number {
  const { words } = readSearch(input);
  const strangeIn = (option: Searchable): number => words.filter((word) => !option.words.has(word)).length;
  return strangeIn(a) - strangeIn(b) || b.words.size - a.words.size;
}

function minutesOf(offset: string): number {
  const match = OFFSET.exec(offset);
  if (!match) return 0;
  const [, sign, hours, minutes = '0'] = match;
  return (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
}

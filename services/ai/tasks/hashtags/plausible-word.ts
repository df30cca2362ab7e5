import { listedWords } from '../../language/hashtags/word-list.ts';

/** Fewer words than these with the same three letters in a row, and those letters are rare. */
const RARE = 5;
/** "Qeqertarsuaq" is a town, and 4 in 10 of its letter groups are rare in English; of "xqzzt", all are. */
const MAX_RARE = 0.45;
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{M}’'-]/u;

let counts: ReadonlyMap<string, number> | undefined;

/**
 * Whether a word may be one: of some language, a name, or a compound. Judged by how many of its letter groups occur in
 * other words. Words in other scripts than Latin pass.
 */
export function isPlausibleWord(word: string): boolean {
  if (OTHER_SCRIPT.test(word)) return true;
  const folded = foldLetters(word);
  if (/^(.)\1*$/u.test(folded)) return false;
  const groups = letterGroupsOf(folded);
  counts ??= countGroups();
  const rare = groups.filter((group) => (counts?.get(group) ?? 0) < RARE).length;
  return rare / groups.length < MAX_RARE;
}

function countGroups(): ReadonlyMap<string, number> {
  const wordCounts = new Map<string, number>();
  for (const word of listedWords())
    for (const group of letterGroupsOf(foldLetters(word)))
      wordCounts.set(group, (wordCounts.get(group) ?? 0) + 1);
  return wordCounts;
}

/** Three letters each, with the word's edges: ^a, .., z$. */
function letterGroupsOf(word: string): string[] {
  const edged = `^${word}$`;
  return Array.from({ length: edged.length - 2 }, (_, at) => edged.slice(at, at + 3));
}

const foldLetters = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/[\p{M}’'-]/gu, '');

/** As much of a message as is searched for what it asks; a longer one is a text to post, and asks at its beginning. */
const SEARCHED = 1_000;

/** The message in small letters, with plain apostrophes and single blanks, so that patterns stay simple. */
export const plainText = (message: string): string =>
  message
    .slice(0, SEARCHED)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .split(/\s+/)
    .filter(Boolean)
    .join(' ');

export const wordsOf = (plain: string): string[] => plain.split(/[^\p{L}\p{N}']+/u).filter(Boolean);

/** The text without those signs at its end. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

const LONGEST = 60;

/** A short name of a post: the first words of its text. Null if it has none. */
export function firstWords(text: string): string | null {
  const line = text.trim().split('\n')[0]?.trim() ?? '';
  // A letter may be two units long.
  const letters = [...line.slice(0, 2 * LONGEST + 2)];
  if (letters.length <= LONGEST) return line || null;
  const cut = letters.slice(0, LONGEST).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > LONGEST / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

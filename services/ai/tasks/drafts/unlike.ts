/** Some that are sure to be among them, and those that are least like these and one another, in their order. */
export function mostUnlike<T>(
  all: readonly T[],
  sure: readonly T[],
  count: number,
  textOf: (one: T) => string,
): T[] {
  const rows = new Map(all.map((one) => [one, rowsOf(textOf(one))] as const));
  const chosen = new Set(sure.slice(0, count));
  while (chosen.size < Math.min(count, all.length)) {
    const rest = all.filter((one) => !chosen.has(one));
    const likeness = rest.map((one) =>
      Math.max(...[...chosen].map((other) => shared(rows.get(one), rows.get(other)))),
    );
    const next = rest[likeness.indexOf(Math.min(...likeness))];
    if (next === undefined) break;
    chosen.add(next);
  }
  return all.filter((one) => chosen.has(one));
}

/** Rows of three words. */
const rowsOf = (text: string): ReadonlySet<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
  return new Set(words.slice(2).map((_, at) => words.slice(at, at + 3).join(' ')));
};

const NONE: ReadonlySet<string> = new Set();
const shared = (one = NONE, other = NONE): number =>
  [...one].filter((row) => other.has(row)).length / Math.max(1, Math.min(one.size, other.size));

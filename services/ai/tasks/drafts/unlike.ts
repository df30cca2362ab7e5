/**
 * Selects the drafts in `sure`, and others that are least similar to these and one another, in order. None is more
 * similar than `alike`, from 0 to 1, to an earlier one; the first of `sure` always stays.
 */
export function mostUnlike<T>(
  all: readonly T[],
  sure: readonly T[],
  { count, alike }: { readonly count: number; readonly alike: number },
  textOf: (one: T) => string,
): T[] {
  const rows = new Map(all.map((one) => [one, rowsOf(textOf(one))] as const));
  const chosenItems = new Set<T>();
  const likeness = (one: T): number =>
    Math.max(0, ...[...chosenItems].map((other) => countShared(rows.get(one), rows.get(other))));
  for (const one of sure) if (chosenItems.size < count && likeness(one) <= alike) chosenItems.add(one);
  while (chosenItems.size < count) {
    const rest = all.filter((one) => !chosenItems.has(one) && likeness(one) <= alike);
    const [next] = rest.toSorted((one, other) => likeness(one) - likeness(other));
    if (next === undefined) break;
    chosenItems.add(next);
  }
  return all.filter((one) => chosenItems.has(one));
}

/** Rows of three words; the break before a line of a list counts as one. */
const rowsOf = (text: string): ReadonlySet<string> => {
  const words =
    text
      .toLowerCase()
      .replace(/\n\n/g, ' ')
      .match(/[\p{L}\p{N}’]+|\n/gu) ?? [];
  return new Set(words.slice(2).map((_, at) => words.slice(at, at + 3).join(' ')));
};

const NONE: ReadonlySet<string> = new Set();
const countShared = (one = NONE, other = NONE): number =>
  [...one].filter((row) => other.has(row)).length / Math.max(1, Math.min(one.size, other.size));

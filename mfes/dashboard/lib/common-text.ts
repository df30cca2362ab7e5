export interface Worded {
  readonly content: string;
  /** When its owner gave it other words; null when it has those it was written with. */
  readonly edited_at: string | null;
}

/** Returns a post's text as a whole: the text of most of its targets; in a tie, the one that it was written with. */
export function commonText(targets: readonly Worded[]): string {
  const byText = Map.groupBy(targets, ({ content }) => content);
  const rank = (all: readonly Worded[]): number =>
    2 * all.length + (all.some(({ edited_at }) => edited_at === null) ? 1 : 0);
  const [first] = [...byText].toSorted(([, a], [, b]) => rank(b) - rank(a));
  return first?.[0] ?? '';
}

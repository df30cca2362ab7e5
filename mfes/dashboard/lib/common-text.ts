export interface Worded {
  readonly content: string;
  /** When its owner gave it other words; null when it has those it was written with. */
  readonly edited_at: string | null;
}

/** What a post says as a whole: the words of most of its targets; of as many, those that it was written with. */
export function commonText(targets: readonly Worded[]): string {
  const byText = Map.groupBy(targets, ({ content }) => content);
  const rank = (all: readonly Worded[]): number =>
    2 * all.length + (all.some(({ edited_at }) => edited_at === null) ? 1 : 0);
  const [first] = [...byText].toSorted(([, a], [, b]) => rank(b) - rank(a));
  return first?.[0] ?? '';
}

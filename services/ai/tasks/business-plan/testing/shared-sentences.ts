/** Returns a plan's sentences: rows of tables by their cells, without headings, formats and days. */
export function sentencesOfPlan(plan: string): ReadonlySet<string> {
  const pieces = plan
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^#|^\| *-{3}/u.test(line))
    .flatMap((line) => (line.startsWith('|') ? line.split('|') : [line]))
    .flatMap((piece) => piece.replaceAll('**', '').split(/(?<=[.!?:])\s+|<br>| · /u))
    .map((piece) => piece.replace(/^[-\s]+/u, '').trim());
  return new Set(pieces.filter((piece) => piece.split(' ').length >= FEWEST_WORDS));
}
const FEWEST_WORDS = 4;

export interface SharedSentence {
  readonly mean: number;
  readonly most: number;
  /** How many sentences a plan has. */
  readonly sentences: readonly number[];
  /** Sentences that occur in three or more plans. */
  readonly frequent: readonly string[];
}

/** The share of sentences that any two plans have in common, of the shorter one's. */
export function sharedBetween(plans: readonly string[]): SharedSentence {
  const all = plans.map(sentencesOfPlan);
  const shares = all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .map(
        (other) => [...one].filter((sentence) => other.has(sentence)).length / Math.min(one.size, other.size),
      ),
  );
  const counts = Map.groupBy(
    all.flatMap((one) => [...one]),
    (sentence) => sentence,
  );
  return {
    mean: shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length),
    most: Math.max(0, ...shares),
    sentences: all.map(({ size }) => size),
    frequent: [...counts]
      .filter(([, uses]) => uses.length > 2)
      .map(([sentence, uses]) => `${uses.length} ${sentence}`),
  };
}

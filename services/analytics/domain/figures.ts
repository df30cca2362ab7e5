import {
  FIGURE_NAMES,
  type FigureName,
  type PostFigures,
} from '@carillon/contracts/http/analytics/figures.ts';

/** Null where the network does not give it, or it was never read. */
export type Figures = Readonly<PostFigures>;

export const NO_FIGURES: Figures = {
  likes: null,
  comments: null,
  shares: null,
  views: null,
  reach: null,
  clicks: null,
};

/** Applies a reading to the metrics, and keeps those it omits: one omission doesn't reset a metric. */
export const withRead = (figures: Figures, read: Partial<Figures>): Figures => ({
  ...figures,
  ...Object.fromEntries(FIGURE_NAMES.flatMap((name) => (read[name] == null ? [] : [[name, read[name]]]))),
});

/** The known ones. */
export const knownIn = (figures: Figures): Partial<Record<FigureName, number>> =>
  Object.fromEntries(FIGURE_NAMES.flatMap((name) => (figures[name] === null ? [] : [[name, figures[name]]])));

export const sameFigures = (a: Figures, b: Figures): boolean =>
  FIGURE_NAMES.every((name) => a[name] === b[name]);

/** Null where the network gives none of the three. */
export function engagementOf({ likes, comments, shares }: Figures): number | null {
  const values = [likes, comments, shares].filter((one) => one !== null);
  return values.length === 0 ? null : values.reduce((sum, one) => sum + one, 0);
}

/**
 * Counts that are added up over posts. The last two are clicks and reach of posts whose network gives both, since a
 * rate of the one by the other means nothing otherwise.
 */
export const COUNT_NAMES = [...FIGURE_NAMES, 'pairedClicks', 'pairedReach'] as const;
export type CountName = FigureName | 'pairedClicks' | 'pairedReach';
/** Missing ones are 0. */
export type Counts = Readonly<Partial<Record<CountName, number>>>;

/** Returns one post's share of a sum. */
const share = (figures: Figures): Counts => {
  const { reach, clicks } = figures;
  const values = FIGURE_NAMES.map((name) => [name, figures[name] ?? 0]);
  const paired = reach === null || clicks === null ? {} : { pairedClicks: clicks, pairedReach: reach };
  return { ...Object.fromEntries(values), ...paired };
};

/**
 * Returns the change of a sum over posts when one of them goes from one reading to the next, below 0 where figures
 * fell: so that the sum of all changes is the sum of the last readings.
 */
export const changeOf = (before: Figures, after: Figures): Counts =>
  addCounts([share(after), negative(share(before))]);

/** Returns one of so many equal parts, counted from 0; leaves out zeros. */
export const shareOf = (counts: Counts, part: number, parts: number): Counts => {
  const upTo = (count: number, end: number) => Math.floor((count * end) / parts);
  const shares = Object.entries(counts).map(
    ([name, count]) => [name, upTo(count, part + 1) - upTo(count, part)] as const,
  );
  return Object.fromEntries(shares.filter(([, share]) => share !== 0));
};

const negative = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, -count]));

/** Leaves out zeros. */
export function addCounts(all: readonly Counts[]): Counts {
  const sums = COUNT_NAMES.map(
    (name) => [name, all.reduce((sum, one) => sum + (one[name] ?? 0), 0)] as const,
  );
  return Object.fromEntries(sums.filter(([, sum]) => sum !== 0));
}

import { t } from '@lingui/core/macro';

/** The series of a chart, in this order; the colors are those of the style sheet's classes. */
export const SERIES = [
  { name: 'likes', label: t`Likes` },
  { name: 'comments', label: t`Comments` },
  { name: 'shares', label: t`Shares` },
] as const;
export type SeriesName = (typeof SERIES)[number]['name'];

/** One step along the chart. */
export interface ChartPoint {
  /** Its horizontal position, in any unit. */
  readonly at: number;
  /** At the axis. */
  readonly label: string;
  /** In full. */
  readonly title: string;
  /** Null where nothing is known. */
  readonly values: Readonly<Record<SeriesName, number | null>>;
}

/** A chart as `LineChart` draws it. */
export interface ChartShape {
  readonly points: readonly ChartPoint[];
  readonly width: number;
  readonly height: number;
  /** With the area below each line filled. */
  readonly filled?: boolean;
}

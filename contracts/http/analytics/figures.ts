import { z } from 'zod';

const count = z.number().int().nonnegative();
/** Null where the network does not give the figure, or it was never read; 0 is a true zero. */
export const figure = count.nullable();

/** The metrics of one post on one network since it was published. */
export const postFigures = z.object({
  likes: figure,
  comments: figure,
  shares: figure,
  /** How often it was seen. */
  views: figure,
  /** How many people saw it. */
  reach: figure,
  /** Clicks on it. */
  clicks: figure,
});
export type PostFigures = z.infer<typeof postFigures>;
export type FigureName = keyof PostFigures;
export const FIGURE_NAMES = [
  ...(['likes', 'comments', 'shares'] as const),
  ...(['views', 'reach', 'clicks'] as const),
] satisfies FigureName[];

/** Likes, comments and shares in a period, minus those withdrawn in it, so it may be negative. */
export const engagement = z.object({
  likes: z.number().int(),
  comments: z.number().int(),
  shares: z.number().int(),
});
export type Engagement = z.infer<typeof engagement>;

/** The periods, in days, that end now. */
export const RANGES = [7, 30, 90] as const;
export type Range = (typeof RANGES)[number];
export const range = z
  .enum(['7', '30', '90'])
  .default('7')
  .transform((days) => Number(days) as Range)
  .describe('Days that end with today');

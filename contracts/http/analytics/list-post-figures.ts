import { z } from 'zod';
import { cursor, targetIds, textUpTo, zoneName } from '../../domain/bounded-text.ts';
import { PLATFORM_NAMES } from '../../domain/platforms.ts';
import { defineOperation } from '../../operation.ts';
import { postFigures } from './figures.ts';

export const FIGURE_SORTS = ['published_at', 'engagement', 'likes', 'comments', 'shares', 'reach'] as const;
export type FigureSort = (typeof FIGURE_SORTS)[number];

/** One published publication with its metrics. */
export const postWithFigures = postFigures.extend({
  publication_id: z.string(),
  post_id: z.string(),
  platform: z.enum(PLATFORM_NAMES),
  /** The page, account or profile that published it. */
  target_id: z.string(),
  target_name: z.string(),
  /** The first characters of its text. */
  words: z.string(),
  post_url: z.string().nullable(),
  published_at: z.iso.datetime(),
  /** Likes, comments and shares; null where the network gives none of them. */
  engagement: z.number().int().nonnegative().nullable(),
  /** Null when its figures were never read. */
  read_at: z.iso.datetime().nullable(),
  /** Whether the post is no longer on the network; its figures are then the last ones read. */
  gone: z.boolean(),
});
export type PostWithFigures = z.infer<typeof postWithFigures>;

export const figureFilter = z.object({
  sort: z.enum(FIGURE_SORTS).default('published_at'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  platform: z.enum(PLATFORM_NAMES).optional(),
  targets: targetIds.optional(),
  /** Words that the text has. */
  search: textUpTo(200).optional(),
  /** Published in the last so many days of the zone, of which today is one. */
  days: z.coerce.number().int().min(1).max(3_660).optional(),
  timezone: zoneName.default('UTC'),
});

/** The size of a page. */
export const FIGURES_PAGE = 50;
/** The most of a page: for who wants all of them, such as an export. */
export const MAX_FIGURES = 500;

/**
 * Unknown values come last in either direction. More than 7 days, and more than one page of a list, are advanced
 * analytics, which not every plan has.
 */
export const listPostFigures = defineOperation({
  id: 'analytics.listPostFigures',
  method: 'GET',
  path: '/analytics/posts',
  access: 'viewer',
  onBehalf: ['ai'],
  scope: 'analytics:read',
  summary: 'Published posts, with their analytics',
  example: { query: { sort: 'engagement', days: 7 } },
  query: figureFilter.extend({
    before: cursor.optional(),
    /** How many a page has. */
    most: z.coerce.number().int().min(1).max(MAX_FIGURES).default(FIGURES_PAGE),
  }),
  response: z.object({
    success: z.literal(true),
    posts: z.array(postWithFigures).max(MAX_FIGURES),
    next: z.string().nullable(),
  }),
  errors: ['not_authenticated', 'validation_failed', 'plan_limit'],
});

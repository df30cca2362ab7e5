import { PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Range } from '@carillon/contracts/http/analytics/figures.ts';
import { getBestTimes } from '@carillon/contracts/http/analytics/get-best-times.ts';
import { getOverview } from '@carillon/contracts/http/analytics/get-overview.ts';
import { getPostFigures } from '@carillon/contracts/http/analytics/get-post-figures.ts';
import { listPostFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import type { RenderRemoteOptions } from '@carillon/sdk/testing/render-remote.tsx';

/** The analytics service's answers; each is parsed, so that no test works with an impossible one. */

type Answers = NonNullable<RenderRemoteOptions['answers']>;

const DAY_MS = 86_400_000;
const LAST_DAY = Date.UTC(2029, 11, 9);
const dayBefore = (days: number): string => new Date(LAST_DAY - days * DAY_MS).toISOString().slice(0, 10);

/** Figures of some days; each day more than the one before. */
export const overview = (range: Range = 7, more: object = {}) =>
  getOverview.response.parse({
    success: true,
    cards: {
      total_posts: { value: 12, before: 10 },
      total_engagement: { value: 1_234, before: 1_400 },
      total_reach: { value: 45_600, before: null },
      conversion_rate: { value: 2.4, before: 2 },
    },
    totals: {
      likes: { value: 900, before: 900 },
      comments: { value: 200, before: 0 },
      shares: { value: null, before: null },
    },
    series: Array.from({ length: range }, (_, day) => ({
      date: dayBefore(range - 1 - day),
      likes: day + 30,
      comments: day + 10,
      shares: day,
    })),
    weekly: Array.from({ length: 7 }, (_, day) => ({
      weekday: day + 1,
      likes: 30.25,
      comments: day,
      shares: 2,
    })),
    platforms: [
      platformFigures('facebook', { followers: 12_345, growth: 2.3, growth_days: 30 }),
      platformFigures('instagram', { followers: 980, growth: -1.2, growth_days: 12 }),
      platformFigures('linkedin', { connected: false }),
    ],
    since: '2029-09-01T00:00:00Z',
    ...more,
  });

export const platformFigures = (platform: PlatformName, more: object = {}) => ({
  platform,
  connected: true,
  followers: null,
  growth: null,
  growth_days: null,
  read_at: null,
  fault: null,
  ...more,
});

/** The figures of a new workspace. */
export const noFigures = () => {
  const nothing = { value: 0, before: null };
  const unknown = { value: null, before: null };
  return overview(7, {
    cards: {
      total_posts: nothing,
      total_engagement: unknown,
      total_reach: unknown,
      conversion_rate: unknown,
    },
    totals: { likes: unknown, comments: unknown, shares: unknown },
    series: [],
    weekly: Array.from({ length: 7 }, (_, day) => ({ weekday: day + 1, likes: 0, comments: 0, shares: 0 })),
    platforms: PLATFORM_NAMES.map((platform) => platformFigures(platform, { connected: false })),
    since: null,
  });
};

/** One published publication. */
export const withFigures = (id: string, more: object = {}) => ({
  publication_id: `pub-${id}`,
  post_id: id,
  platform: 'facebook' as const,
  target_id: '104',
  target_name: 'Bells',
  words: `Words of ${id}`,
  post_url: null,
  published_at: '2029-12-02T10:00:00Z',
  likes: 40,
  comments: 5,
  shares: 2,
  views: 900,
  reach: 700,
  clicks: 11,
  engagement: 47,
  read_at: '2029-12-03T10:00:00Z',
  gone: false,
  ...more,
});

export const figuresOf = (posts: readonly object[] = [], next: string | null = null) =>
  listPostFigures.response.parse({ success: true, posts, next });

export const bestTimes = (more: object = {}) =>
  getBestTimes.response.parse({
    success: true,
    slots: Array.from({ length: 168 }, (_, at) => ({
      weekday: Math.floor(at / 24) + 1,
      hour: at % 24,
      score: at % 24 === 9 ? 1.8 : 0.8,
      posts: 0,
    })),
    best: [2, 4, 1].map((weekday) => ({ weekday, hour: 9, score: 1.8, posts: 3 })),
    basis: 'general',
    posts: 0,
    ...more,
  });

export const postFigures = (...publications: readonly object[]) =>
  getPostFigures.response.parse({ success: true, publications });

const never = () => new Promise(() => undefined);
/** A slow service, for pages about something else. */
export const SLOW_FIGURES: Answers = {
  'analytics.getOverview': never,
  'analytics.listPostFigures': never,
  'analytics.getBestTimes': never,
  'analytics.getPostFigures': never,
};

/** A service without metrics yet. */
export const NO_FIGURES: Answers = {
  ...SLOW_FIGURES,
  'analytics.getOverview': noFigures(),
  'analytics.getBestTimes': bestTimes(),
};

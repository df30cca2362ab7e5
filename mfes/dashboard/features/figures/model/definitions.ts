import type { getOverview } from '@carillon/contracts/http/analytics/get-overview.ts';
import type { FigureSort } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { t } from '@lingui/core/macro';

export type Overview = ReplyOf<typeof getOverview>;
export type CardName = keyof Overview['cards'];
export type TotalName = keyof Overview['totals'];

interface Definition<N> {
  readonly name: N;
  readonly title: string;
  readonly means: string;
}

export const CARDS: readonly Definition<CardName>[] = [
  {
    name: 'total_posts',
    title: t`Total Posts`,
    means: t`Posts published in this period. A post on several networks counts once.`,
  },
  {
    name: 'total_engagement',
    title: t`Total Engagement`,
    means: t`Likes, comments and shares received in this period, no matter when the post was published. Your own replies count as comments.`,
  },
  {
    name: 'total_reach',
    title: t`Total Reach`,
    means: t`People who saw your posts. Someone who sees two posts counts twice.`,
  },
  {
    name: 'conversion_rate',
    title: t`Conversion Rate`,
    means: t`Clicks per 100 people reached, where the network reports both.`,
  },
];

export const TOTALS: readonly Omit<Definition<TotalName>, 'means'>[] = [
  { name: 'likes', title: t`Total Likes` },
  { name: 'comments', title: t`Total Comments` },
  { name: 'shares', title: t`Total Shares` },
];

export const SORTS: Readonly<Record<FigureSort, string>> = {
  published_at: t`Published`,
  engagement: t`Engagement`,
  likes: t`Likes`,
  comments: t`Comments`,
  shares: t`Shares`,
  reach: t`Reach`,
};

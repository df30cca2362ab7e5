import type { getOverview } from '@carillon/contracts/http/analytics/get-overview.ts';
import type { FigureSort } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';

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
    title: 'Total Posts',
    means: 'Posts published in this period. A post on several networks counts once.',
  },
  {
    name: 'total_engagement',
    title: 'Total Engagement',
    means:
      'Likes, comments and shares received in this period, whenever the post was published. Your own replies count as comments.',
  },
  {
    name: 'total_reach',
    title: 'Total Reach',
    means: 'People who saw your posts. Someone who sees two posts counts twice.',
  },
  {
    name: 'conversion_rate',
    title: 'Conversion Rate',
    means: 'Clicks per 100 people reached, where the network reports both.',
  },
];

export const TOTALS: readonly Omit<Definition<TotalName>, 'means'>[] = [
  { name: 'likes', title: 'Total Likes' },
  { name: 'comments', title: 'Total Comments' },
  { name: 'shares', title: 'Total Shares' },
];

export const SORTS: Readonly<Record<FigureSort, string>> = {
  published_at: 'Published',
  engagement: 'Engagement',
  likes: 'Likes',
  comments: 'Comments',
  shares: 'Shares',
  reach: 'Reach',
};

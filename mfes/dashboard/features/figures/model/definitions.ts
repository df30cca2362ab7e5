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
    means: 'How often a post went out, counted once for each network.',
  },
  {
    name: 'total_engagement',
    title: 'Total Engagement',
    means:
      'Likes, comments and shares that came in this time, whenever the post went out. Your own replies are comments too.',
  },
  {
    name: 'total_reach',
    title: 'Total Reach',
    means: 'People who saw your posts, added up: whoever sees two posts counts twice.',
  },
  {
    name: 'conversion_rate',
    title: 'Conversion Rate',
    means: 'Clicks for every hundred people reached, over the posts whose network tells both.',
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

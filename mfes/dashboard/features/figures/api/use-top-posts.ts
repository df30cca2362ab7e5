import { listPostFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { useAccountZone, useApi } from '@carillon/sdk/index.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FigureFilter } from '../model/figure-filter.ts';
import { FIGURES } from './query-keys.ts';

const FEW = 5;

/** The posts of the last days with the most engagement, by the days of the account's zone. */
export function useTopPosts(days: number, of: Pick<FigureFilter, 'platform' | 'targets'>) {
  const api = useApi();
  const timezone = useAccountZone();
  return useQuery({
    queryKey: [...FIGURES, 'top-posts', days, timezone, of],
    queryFn: async () => {
      const query = { sort: 'engagement', days, timezone, most: FEW, ...of } as const;
      const { posts } = await api.call(listPostFigures, { query });
      return posts.filter(({ engagement }) => engagement !== null);
    },
    placeholderData: keepPreviousData,
  });
}

import { listPostFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { useAccountZone, useApi } from '@carillon/sdk/index.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FIGURES } from './query-keys.ts';

const FEW = 5;

/** The posts of the last days with the most engagement, by the days of the account's zone. */
export function useTopPosts(days: number) {
  const api = useApi();
  const timezone = useAccountZone();
  return useQuery({
    queryKey: [...FIGURES, 'top-posts', days, timezone],
    queryFn: async () => {
      const query = { sort: 'engagement', days, timezone, most: FEW } as const;
      const { posts } = await api.call(listPostFigures, { query });
      return posts.filter(({ engagement }) => engagement !== null);
    },
    placeholderData: keepPreviousData,
  });
}

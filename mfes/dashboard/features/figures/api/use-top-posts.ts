import { listPostFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FIGURES } from './query-keys.ts';

const FEW = 5;

/** The posts of the last days with the most engagement. */
export function useTopPosts(days: number) {
  const api = useApi();
  return useQuery({
    queryKey: [...FIGURES, 'top-posts', days],
    queryFn: async () => {
      const { posts } = await api.call(listPostFigures, { query: { sort: 'engagement', days } });
      return posts.filter(({ engagement }) => engagement !== null).slice(0, FEW);
    },
    placeholderData: keepPreviousData,
  });
}

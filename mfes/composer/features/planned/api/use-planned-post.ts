import { getPlannedPost } from '@carillon/contracts/http/posts/get-planned-post.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';

/** A planned post as its editor begins with it. It is read once: what is edited must not change below the editor. */
export function usePlannedPost(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['composer-planned', id],
    queryFn: async ({ signal }) => (await api.call(getPlannedPost, { params: { id }, signal })).planned,
    // Never from what an earlier editor left.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
}

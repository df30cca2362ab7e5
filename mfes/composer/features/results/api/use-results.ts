import { FINAL_STATUSES } from '@carillon/contracts/domain/publication.ts';
import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { useApi, useLiveEvents } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const AGAIN_MS = 3_000;

export const isPending = ({ status, due_at }: PublicationView): boolean =>
  !FINAL_STATUSES.includes(status) &&
  !(status === 'scheduled' && due_at !== null && new Date(due_at) > new Date());

/** What came of each target: by live event, and by asking again while something is under way. */
export function useResults(postId: string, first: PublicationView[]): PublicationView[] {
  const api = useApi();
  const queries = useQueryClient();
  const key = ['post', postId];
  useLiveEvents('publication.changed', ({ post_id }) => {
    if (post_id === postId) void queries.invalidateQueries({ queryKey: key });
  });
  const { data } = useQuery({
    queryKey: key,
    queryFn: async () => (await api.call(getPost, { params: { id: postId } })).post.results,
    initialData: first,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isPending) ? AGAIN_MS : false),
  });
  return data;
}

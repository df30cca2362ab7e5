import { FINAL_STATUSES } from '@carillon/contracts/domain/publication.ts';
import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { displayStatusOf, useApi, useLiveEvents } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const BUSY_MS = 3_000;
const WAITING_MS = 15_000;

/** Results of each target, by live events, and by polling while anything may still change soon. */
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
    refetchInterval: ({ state }) => intervalOf(state.data ?? [], new Date()),
  });
  return data;
}

function intervalOf(results: readonly PublicationView[], now: Date): number | false {
  const statuses = results
    .filter(({ status }) => !FINAL_STATUSES.includes(status))
    .map((one) => displayStatusOf(one, new Map(), now));
  if (statuses.some(({ busy }) => busy)) return BUSY_MS;
  return statuses.some(({ tag }) => tag !== 'scheduled') ? WAITING_MS : false;
}

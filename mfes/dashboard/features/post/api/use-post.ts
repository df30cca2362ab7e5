import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { asApiError, useApi, useLiveEvents } from '@carillon/sdk/index.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';

export type Post = ReplyOf<typeof getPost>['post'];

const AGAIN_MS = 5_000;
export const postKey = (id: string) => ['post', id];
export const commandKey = (id: string) => ['command', id];

/** One post with its history; follows live events, and looks again by itself while something is under way. */
export function usePost(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  useLiveEvents('publication.changed', ({ post_id }) => {
    // A deleted post disappears before its page closes.
    if (post_id === id && !isBeingDeleted(queries, id))
      void queries.invalidateQueries({ queryKey: postKey(id) });
  });
  const query = useQuery({
    queryKey: postKey(id),
    queryFn: async () => (await api.call(getPost, { params: { id } })).post,
    // Cached data of an earlier visit may be outdated.
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.results.some(isUnderWay) ? AGAIN_MS : false),
  });
  return { ...query, missing: isMissing(query.error) };
}

/** The server knows no such post of this user. */
export const isMissing = (error: Error | null): boolean => asApiError(error)?.code === 'not_found';

const isBeingDeleted = (queries: QueryClient, id: string): boolean =>
  queries.isMutating({
    mutationKey: commandKey(id),
    predicate: ({ state }) => (state.variables as { action?: string } | undefined)?.action === 'delete',
  }) > 0;

const isUnderWay = ({ status }: Post['results'][number]): boolean =>
  status === 'queued' || status === 'publishing';

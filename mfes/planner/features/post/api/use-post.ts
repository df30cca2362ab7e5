import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import { useApi, useLiveEvents } from '@carillon/sdk/index.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { commandKey } from './use-post-commands.ts';

const postKey = (id: string) => ['planner-post', id];

/** One post with all of its text; it follows live events. */
export function usePost(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  useLiveEvents('publication.changed', ({ post_id }) => {
    // A deleted post disappears before its dialog closes.
    if (post_id === id && !isBeingDeleted(queries, id))
      void queries.invalidateQueries({ queryKey: postKey(id) });
  });
  return useQuery({
    queryKey: postKey(id),
    queryFn: async ({ signal }) => (await api.call(getPost, { params: { id }, signal })).post,
  });
}

const isBeingDeleted = (queries: QueryClient, id: string): boolean =>
  queries.isMutating({
    mutationKey: commandKey(id),
    predicate: ({ state }) => (state.variables as { command?: string } | undefined)?.command === 'delete',
  }) > 0;

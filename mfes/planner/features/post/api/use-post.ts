import { getPost } from '@carillon/contracts/http/posts/get-post.ts';
import { useApi, useLiveEvents } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const postKey = (id: string) => ['planner-post', id];

/** One post with all of its text; it follows live events. */
export function usePost(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  useLiveEvents('publication.changed', ({ post_id }) => {
    if (post_id === id) void queries.invalidateQueries({ queryKey: postKey(id) });
  });
  return useQuery({
    queryKey: postKey(id),
    queryFn: async ({ signal }) => (await api.call(getPost, { params: { id }, signal })).post,
  });
}

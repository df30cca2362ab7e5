import { deleteHashtagGroup } from '@carillon/contracts/http/posts/delete-hashtag-group.ts';
import { listHashtagGroups } from '@carillon/contracts/http/posts/list-hashtag-groups.ts';
import { useAction, useApi } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = ['hashtag-groups'];

/** The workspace's hashtag groups, by name. */
export function useHashtagGroups() {
  const api = useApi();
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api.call(listHashtagGroups, { signal })).groups,
    networkMode: 'always',
    retry: false,
  });
}

export function useDeleteHashtagGroup() {
  const api = useApi();
  const refresh = useRefreshHashtagGroups();
  return useAction((id: string) => api.call(deleteHashtagGroup, { params: { id } }), { onDone: refresh });
}

/** Asks for them again. */
export function useRefreshHashtagGroups(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: KEY });
}

import { listDrafts } from '@carillon/contracts/http/posts/list-drafts.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';

export const DRAFTS = ['drafts'];

/** The newest drafts of the workspace. */
export function useDrafts() {
  const api = useApi();
  return useQuery({
    queryKey: DRAFTS,
    queryFn: async ({ signal }) => (await api.call(listDrafts, { signal })).drafts,
  });
}

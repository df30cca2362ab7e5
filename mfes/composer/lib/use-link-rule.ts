import { getLinkTracking } from '@carillon/contracts/http/posts/get-link-tracking.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';

/** How the workspace tags its links: null where it does not, undefined as long as nobody knows. */
export function useLinkRule() {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['link-tracking'],
    queryFn: async ({ signal }) => (await api.call(getLinkTracking, { signal })).link_tracking,
  });
  return data;
}

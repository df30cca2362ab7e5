import { getLinkTracking } from '@carillon/contracts/http/posts/get-link-tracking.ts';
import type { LinkTrackingView } from '@carillon/contracts/http/posts/link-tracking.ts';
import { saveLinkTracking } from '@carillon/contracts/http/posts/save-link-tracking.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { serviceText, useAction, useApi, useToasts } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const LINK_TRACKING = ['link-tracking'];

/** Loads the parameters that the workspace adds to its links. */
export function useLinkTracking() {
  const api = useApi();
  return useQuery({
    queryKey: LINK_TRACKING,
    queryFn: async ({ signal }) => (await api.call(getLinkTracking, { signal })).link_tracking,
  });
}

export function useSaveLinkTracking(onSaved: (saved: LinkTrackingView) => void) {
  const api = useApi();
  const toasts = useToasts();
  const queries = useQueryClient();
  return useAction((body: BodyOf<typeof saveLinkTracking>) => api.call(saveLinkTracking, { body }), {
    onDone: ({ message, link_tracking }) => {
      toasts.success(serviceText(message));
      queries.setQueryData(LINK_TRACKING, link_tracking);
      onSaved(link_tracking);
    },
    // The next try sees changes made meanwhile.
    onFailed: () => void queries.invalidateQueries({ queryKey: LINK_TRACKING }),
  });
}

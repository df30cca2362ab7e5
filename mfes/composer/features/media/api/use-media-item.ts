import { deleteMedia } from '@carillon/contracts/http/posts/delete-media.ts';
import { describeMedia } from '@carillon/contracts/http/posts/describe-media.ts';
import { getMediaUses } from '@carillon/contracts/http/posts/get-media-uses.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { useAction, useApi } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LIBRARY_KEY } from './use-library.ts';

/** Where a file is used. */
export function useMediaUses(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['media-uses', id],
    queryFn: () => api.call(getMediaUses, { params: { id } }),
    networkMode: 'always',
    staleTime: 0,
    retry: false,
  });
}

export function useChangeMedia(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useAction(
    (body: BodyOf<typeof describeMedia>) => api.call(describeMedia, { params: { id }, body }),
    {
      onDone: () => queries.invalidateQueries({ queryKey: LIBRARY_KEY }),
    },
  );
}

export function useDeleteMedia(id: string, onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useAction(() => api.call(deleteMedia, { params: { id } }), {
    async onDone() {
      await queries.invalidateQueries({ queryKey: LIBRARY_KEY });
      onDone();
    },
  });
}

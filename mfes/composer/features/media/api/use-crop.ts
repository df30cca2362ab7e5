import { cropMedia } from '@carillon/contracts/http/posts/crop-media.ts';
import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import type { BodyOf } from '@carillon/contracts/operation.ts';
import { useAction, useApi } from '@carillon/sdk/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { LIBRARY_KEY } from './use-library.ts';

/** Makes a new file of a part of an image. */
export function useCrop(id: string, onDone: (media: MediaView) => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useAction((body: BodyOf<typeof cropMedia>) => api.call(cropMedia, { params: { id }, body }), {
    async onDone({ media }) {
      await queries.invalidateQueries({ queryKey: LIBRARY_KEY });
      onDone(media);
    },
  });
}

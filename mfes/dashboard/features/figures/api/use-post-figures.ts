import { getPostFigures } from '@carillon/contracts/http/analytics/get-post-figures.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { useQuery } from '@tanstack/react-query';
import { FIGURES } from './query-keys.ts';

export type PublicationFigures = ReplyOf<typeof getPostFigures>['publications'][number];

/** Loads the metrics of each publication of a published post. */
export function usePostFigures(id: string, isOut: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: [...FIGURES, 'post', id],
    enabled: isOut,
    queryFn: async () => (await api.call(getPostFigures, { params: { id } })).publications,
  });
}

import { getWordBalance } from '@carillon/contracts/http/billing/get-word-balance.ts';
import { useApi, useLiveEvents } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const WORDS = ['words'];

/** Whether there are words for what is written; so it seems while that is not known. */
export function useHasWords(): boolean {
  const api = useApi();
  const queries = useQueryClient();
  useLiveEvents('words.changed', () => void queries.invalidateQueries({ queryKey: WORDS }));
  const { data } = useQuery({
    queryKey: WORDS,
    queryFn: ({ signal }) => api.call(getWordBalance, { signal }),
  });
  return !data || data.unlimited || data.left > 0;
}

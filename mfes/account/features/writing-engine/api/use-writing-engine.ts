import { checkWritingEngine } from '@carillon/contracts/http/ai/check-writing-engine.ts';
import { getWritingEngine } from '@carillon/contracts/http/ai/get-writing-engine.ts';
import { useAction, useApi } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = ['writing-engine'];

/** Which engine writes for the workspace. */
export function useWritingEngine() {
  const api = useApi();
  return useQuery({ queryKey: KEY, queryFn: async () => (await api.call(getWritingEngine)).engine });
}

/** Has the engine do a small task. */
export function useCheckWritingEngine() {
  const api = useApi();
  const queries = useQueryClient();
  return useAction((_: null) => api.call(checkWritingEngine), {
    onDone: ({ engine }) => queries.setQueryData(KEY, engine),
  });
}

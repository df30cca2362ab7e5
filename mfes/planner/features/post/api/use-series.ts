import { getSeries } from '@carillon/contracts/http/posts/get-series.ts';
import { resumeSeries } from '@carillon/contracts/http/posts/resume-series.ts';
import { stopSeries } from '@carillon/contracts/http/posts/stop-series.ts';
import { useAction, useApi, useToasts } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const keyOf = (id: string | null) => ['planner-series', id];

export function useSeries(id: string | null) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(id),
    enabled: id !== null,
    queryFn: async () => (await api.call(getSeries, { params: { id: id ?? '' } })).series,
  });
}

/** Stops a series, or goes on with a paused one. */
export function useSeriesActions(id: string | null, onChanged: () => void) {
  const api = useApi();
  const toasts = useToasts();
  const queries = useQueryClient();
  const params = { id: id ?? '' };
  const refresh = (): void => {
    void queries.invalidateQueries({ queryKey: keyOf(id) });
    onChanged();
  };
  const done = { onDone: ({ message }: { message: string }) => told(message), onFailed: refresh };
  const told = (message: string): void => {
    toasts.success(message);
    refresh();
  };
  return {
    stop: useAction(() => api.call(stopSeries, { params }), done),
    resume: useAction(() => api.call(resumeSeries, { params }), done),
  };
}

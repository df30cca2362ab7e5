import { getSeries } from '@carillon/contracts/http/posts/get-series.ts';
import { resumeSeries } from '@carillon/contracts/http/posts/resume-series.ts';
import type { SeriesReply } from '@carillon/contracts/http/posts/series.ts';
import { stopSeries } from '@carillon/contracts/http/posts/stop-series.ts';
import { serviceText, useAction, useApi, useToasts } from '@carillon/sdk/index.ts';
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
  const done = { onDone: (reply: SeriesReply) => showReply(reply), onFailed: refresh };
  const showReply = ({ message, message_text }: SeriesReply): void => {
    toasts.success(serviceText(message, message_text));
    refresh();
  };
  return {
    stop: useAction(() => api.call(stopSeries, { params }), done),
    resume: useAction(() => api.call(resumeSeries, { params }), done),
  };
}

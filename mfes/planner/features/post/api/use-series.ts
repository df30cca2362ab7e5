import { changeSeries } from '@carillon/contracts/http/posts/change-series.ts';
import { getSeries } from '@carillon/contracts/http/posts/get-series.ts';
import { resumeSeries } from '@carillon/contracts/http/posts/resume-series.ts';
import { stopSeries } from '@carillon/contracts/http/posts/stop-series.ts';
import { useAction, useApi, useShell, useToasts } from '@carillon/sdk/index.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const keyOf = (id: string | null) => ['planner-series', id];

export function useSeries(id: string | null) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(id),
    enabled: id !== null,
    queryFn: async () => (await api.call(getSeries, { params: { id: id ?? '' } })).series,
  });
}

/** Stops a series, goes on with a paused one, or makes a draft of one post and all later ones. */
export function useSeriesActions(id: string | null, postId: string, onChanged: () => void) {
  const api = useApi();
  const shell = useShell();
  const toasts = useToasts();
  const queries = useQueryClient();
  // Kept until it is made: a second try ends in the same draft.
  const [draftId] = useState(() => crypto.randomUUID());
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
    change: useAction(
      () => api.call(changeSeries, { params, body: { post_id: postId, draft_id: draftId } }),
      {
        onDone: ({ message, draft_id }) => {
          told(message);
          shell.navigate(`/create-post?draft=${draft_id}`);
        },
        onFailed: refresh,
      },
    ),
  };
}

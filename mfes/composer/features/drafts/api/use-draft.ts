import { getDraft } from '@carillon/contracts/http/posts/get-draft.ts';
import { saveDraft } from '@carillon/contracts/http/posts/save-draft.ts';
import { DRAFTS_KEY, useApi, useLiveEvents } from '@carillon/sdk/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDraftSaver, type DraftSaver, type DraftState, type Start } from '../model/draft-saver.ts';
import type { UnsavedDrafts } from '../model/unsaved-drafts.ts';

export interface DraftHandle extends Omit<DraftSaver, 'get' | 'subscribe' | 'close'> {
  readonly id: string;
  readonly state: DraftState;
}

/**
 * The draft that is open: saved while it is written, when a field or the page is left, which that call outlives, and
 * when the browser is online again.
 */
export function useDraft(id: string, start: Start, unsaved: UnsavedDrafts): DraftHandle {
  const api = useApi();
  const queries = useQueryClient();
  const [saver] = useState(() =>
    createDraftSaver(start, {
      save: async (content, version) =>
        (await api.call(saveDraft, { params: { id }, body: { ...content, version }, keepalive: true })).draft,
      load: async () => (await api.call(getDraft, { params: { id } })).draft,
      keep: (draft) => unsaved.keep({ ...draft, id, at: Date.now() }),
      forget: () => unsaved.forget(id),
    }),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.get);

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const save = (): void => void saver.flush();
    const look = (): void => void saver.refresh();
    const onVisibility = (): void => (document.visibilityState === 'hidden' ? save() : look());
    document.addEventListener('focusout', save, { signal });
    document.addEventListener('visibilitychange', onVisibility, { signal });
    globalThis.addEventListener('pagehide', save, { signal });
    globalThis.addEventListener('online', save, { signal });
    globalThis.addEventListener('focus', look, { signal });
    // Text stored only in this browser is saved at once.
    if (!saver.get().saved) save();
    return () => {
      end.abort();
      void saver.close().then(() => queries.invalidateQueries({ queryKey: DRAFTS_KEY }));
    };
  }, [saver, queries]);
  useLiveEvents('publication.changed', ({ post_id }) => {
    // A post has the id of its draft.
    if (post_id === id) saver.wasSent(id);
  });
  useLiveEvents('review.changed', ({ draft_id }) => {
    if (draft_id === id) void saver.refresh();
  });
  return { id, state, ...saver };
}

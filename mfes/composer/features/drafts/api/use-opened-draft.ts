import { plainDateTime } from '@carillon/contracts/domain/local-time.ts';
import { useAccountZone, useApi, useSearchParams, useShell } from '@carillon/sdk/index.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DraftRequest, type Opened, openDraft } from '../model/open-draft.ts';
import { noteOpened, wasOpened } from '../model/opened-drafts.ts';
import type { UnsavedDraft, UnsavedDrafts } from '../model/unsaved-drafts.ts';

export const PAGE = '/create-post';

export interface OpenedDraft {
  readonly opened: Opened | null;
  readonly error: Error | null;
  retry(): void;
}

/** The draft that the address asks for. Which draft it is stays, when the address only comes to name it. */
export function useOpenedDraft(unsaved: UnsavedDrafts): OpenedDraft {
  const api = useApi();
  const [params] = useSearchParams();
  const [openedDraft, setOpenedDraft] = useState<Opened | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [tries, setTries] = useState(0);
  const shownId = useRef<string | null>(null);
  const draftId = params.get('draft');
  const fresh = params.get('new') || null;
  const at = params.get('at');
  const timezone = useAccountZone();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same again
  useEffect(() => {
    const id = draftId ?? fresh;
    if (id !== null && id === shownId.current) return;
    let isMounted = true;
    const show = (next: Opened | null, fault: Error | null): void => {
      if (!isMounted) return;
      shownId.current = next?.id ?? null;
      setOpenedDraft(next);
      setError(fault);
      if (next) noteOpened(next.id);
    };
    const request: DraftRequest | null =
      id === null
        ? null
        : {
            id,
            isNew: draftId === null,
            mayExist: draftId !== null || wasLoadedAt(id) || wasOpened(id),
            planned: plannedFor(at, timezone),
          };
    show(null, null);
    openDraft(api, unsaved, request).then(
      (next) => show(next, null),
      (fault: Error) => show(null, fault),
    );
    return () => {
      isMounted = false;
    };
  }, [api, unsaved, draftId, fresh, tries]);

  const retry = useCallback(() => setTries((last) => last + 1), []);
  return { opened: openedDraft, error, retry };
}

/** Whether the browser came to the page by this address, perhaps once more: what begins within the page is new. */
function wasLoadedAt(id: string): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry?.name.includes(`new=${id}`) ?? true;
}

/** The time that an address such as `?new=…&at=2026-11-24T16:30` is about, as a draft has it. */
function plannedFor(at: string | null, timezone: string): DraftRequest['planned'] {
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(at ?? '') ?? [];
  const scheduled_time = `${date} ${time}:00`;
  return date && plainDateTime(scheduled_time) ? { scheduled_time, timezone } : null;
}

/** Opens another draft, or a new one; with content and files when it begins with some, or planned for YYYY-MM-DDTHH:mm. */
export function useStartDraft(unsaved: UnsavedDrafts) {
  const { navigate } = useShell();
  return useCallback(
    (initial?: Pick<UnsavedDraft, 'content' | 'media'>, at?: string): void => {
      const id = crypto.randomUUID();
      if (initial) unsaved.keep({ ...initial, id, version: 0, sent: null, at: Date.now() });
      navigate(`${PAGE}?new=${id}${at ? `&at=${at}` : ''}`);
    },
    [unsaved, navigate],
  );
}

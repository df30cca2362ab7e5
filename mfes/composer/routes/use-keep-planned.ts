import type { DraftContent } from '@carillon/contracts/http/posts/draft.ts';
import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import { useSession, useUserStorage } from '@carillon/sdk/index.ts';
import { useEffect } from 'react';
import { EMPTY } from '../features/drafts/model/content.ts';
import { keepPlanned } from '../features/drafts/model/placed-drafts.ts';

interface Edits {
  readonly isChanged: boolean;
  readonly content: DraftContent;
  readonly files: readonly MediaView[];
}

/** Keeps unsaved edits of a planned post when the page goes: it may go because its user is no longer a member. */
export function useKeepPlanned(id: string, { isChanged, content, files }: Edits): void {
  const storage = useUserStorage();
  const { user } = useSession();
  useEffect(() => {
    if (!isChanged || !storage || !user) return;
    const keep = (): void =>
      keepPlanned(storage, user.workspace, {
        id,
        content: { ...EMPTY, ...content },
        media: files,
        at: Date.now(),
      });
    globalThis.addEventListener('pagehide', keep);
    return () => globalThis.removeEventListener('pagehide', keep);
  }, [id, isChanged, content, files, storage, user]);
}

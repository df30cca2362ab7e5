import { useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import type { DraftHandle } from '../features/drafts/api/use-draft.ts';
import type { UnsavedDraft } from '../features/drafts/model/unsaved-drafts.ts';

/**
 * The post made from this draft elsewhere, or by a call of this page whose reply was lost. Text written since becomes
 * a new draft.
 */
export function useSentElsewhere(
  draft: DraftHandle,
  /** It was sent from here, or is being sent. */
  isHere: boolean,
  onStart: (initial: Pick<UnsavedDraft, 'content' | 'media'>) => void,
): string | null {
  const { trouble, saved, content, media } = draft.state;
  const toasts = useToasts();
  const hasMoved = useRef(false);
  const postId = trouble?.kind === 'sent' && !isHere ? trouble.postId : null;
  const rest = postId !== null && !saved;
  useEffect(() => {
    if (!rest || hasMoved.current) return;
    hasMoved.current = true;
    void draft.discard();
    onStart({ content, media: [...media.values()] });
    toasts.warning(t`This draft was already sent. Your later changes are now in a new draft.`);
  }, [rest, content, media, draft, onStart, toasts]);
  return rest ? null : postId;
}

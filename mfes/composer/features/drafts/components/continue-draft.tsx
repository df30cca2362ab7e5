import { draftName, useDrafts, useSession } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { PAGE } from '../api/use-opened-draft.ts';
import type { UnsavedDrafts } from '../model/unsaved-drafts.ts';

interface ContinueDraftProps {
  /** The one that is open. */
  readonly current: string;
  readonly unsaved: UnsavedDrafts;
}

/** Leads from an empty page to the user's own newest draft that waits for nobody's approval. */
export function ContinueDraft({ current, unsaved }: ContinueDraftProps): ReactNode {
  const { drafts } = useDrafts();
  const { user } = useSession();
  const unsavedDraft = unsaved.list().find(({ id }) => id !== current);
  const storedDraft = drafts.find(
    ({ id, created_by, review }) =>
      id !== current && created_by === user?.id && review?.status !== 'requested',
  );
  const draftInfo = unsavedDraft
    ? {
        id: unsavedDraft.id,
        name: draftName({ text: unsavedDraft.content.post?.text ?? '', topic: unsavedDraft.content.topic }),
      }
    : storedDraft && { id: storedDraft.id, name: draftName(storedDraft) };
  return (
    draftInfo && (
      <p className="composer-continue">
        <a href={`${PAGE}?draft=${draftInfo.id}`}>{t`Continue: ${{ name: draftInfo.name }}`}</a>
      </p>
    )
  );
}

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
  const here = unsaved.list().find(({ id }) => id !== current);
  const there = drafts.find(
    ({ id, created_by, review }) =>
      id !== current && created_by === user?.id && review?.status !== 'requested',
  );
  const found = here
    ? { id: here.id, name: draftName({ text: here.content.post?.text ?? '', topic: here.content.topic }) }
    : there && { id: there.id, name: draftName(there) };
  return (
    found && (
      <p className="composer-continue">
        <a href={`${PAGE}?draft=${found.id}`}>{t`Continue: ${{ name: found.name }}`}</a>
      </p>
    )
  );
}

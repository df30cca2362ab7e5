import { draftName } from '@carillon/sdk/index.ts';
import { Button, StatusTag } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { DraftHandle } from '../api/use-draft.ts';
import { isEmpty } from '../model/content.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { SaveStatus } from './save-status.tsx';

/** Where the draft is saved, with buttons to delete it or start a new one. */
export function DraftBar({ draft, onNew }: { draft: DraftHandle; onNew(): void }): ReactNode {
  const [deleting, setDeleting] = useState(false);
  const { content, version, review } = draft.state;
  if (version === 0 && isEmpty(content)) return null;
  return (
    <div className="composer-row">
      <span className="composer-row start">
        <SaveStatus draft={draft} />
        {review && <StatusTag status={review.status} />}
      </span>
      <span className="composer-row start">
        <Button type="text" onClick={() => setDeleting(true)}>
          <Trans>Delete draft</Trans>
        </Button>
        <Button onClick={onNew}>
          <Trans>New draft</Trans>
        </Button>
      </span>
      {deleting && (
        <DeleteDialog
          id={draft.id}
          name={draftName({ text: content.post?.text ?? '', topic: content.topic })}
          home={() => document.getElementById('topic')}
          onClose={() => setDeleting(false)}
          discard={draft.discard}
          onDeleted={onNew}
        />
      )}
    </div>
  );
}

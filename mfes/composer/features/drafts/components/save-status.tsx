import { Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import type { DraftHandle } from '../api/use-draft.ts';
import { isEmpty } from '../model/content.ts';
import type { DraftState } from '../model/draft-saver.ts';

/** Where what is written is: on the server, on its way there, or in this browser alone. */
export function SaveStatus({ draft }: { draft: Pick<DraftHandle, 'state' | 'flush'> }): ReactNode {
  const { state } = draft;
  const { trouble } = state;
  if (!trouble)
    return (
      <p className="muted">
        {!state.saved ? 'Saving…' : state.version > 0 || !isEmpty(state.content) ? 'Saved' : ''}
      </p>
    );
  if (trouble.kind === 'changed' || trouble.kind === 'sent') return <p className="muted">Not saved</p>;
  return (
    <p role="status" className="composer-doubt composer-row start">
      {words(state)}
      {trouble.kind !== 'offline' && (
        <Button size="small" onClick={() => void draft.flush()}>
          Save again
        </Button>
      )}
    </p>
  );
}

function words({ trouble, kept }: DraftState): string {
  const where = kept ? 'Your changes are kept in this browser.' : 'Keep this page open so nothing is lost.';
  if (trouble?.kind === 'refused') return `Not saved: ${trouble.message}`;
  return trouble?.kind === 'offline'
    ? `Not saved yet: you’re offline. ${where}`
    : `Not saved yet: Carillon can’t be reached. ${where}`;
}

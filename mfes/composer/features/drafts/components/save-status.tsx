import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DraftHandle } from '../api/use-draft.ts';
import { isEmpty } from '../model/content.ts';
import type { DraftState } from '../model/draft-saver.ts';

/** Where the text is: on the server, on its way there, or only in this browser. */
export function SaveStatus({ draft }: { draft: Pick<DraftHandle, 'state' | 'flush'> }): ReactNode {
  const { state } = draft;
  const { trouble } = state;
  if (!trouble)
    return (
      <p className="muted">
        {!state.saved ? t`Saving…` : state.version > 0 || !isEmpty(state.content) ? t`Saved` : ''}
      </p>
    );
  if (trouble.kind === 'changed' || trouble.kind === 'sent')
    return (
      <p className="muted">
        <Trans>Not saved</Trans>
      </p>
    );
  return (
    <p role="status" className="composer-doubt composer-row start">
      {words(state)}
      {trouble.kind !== 'offline' && (
        <Button size="small" onClick={() => void draft.flush()}>
          <Trans>Save again</Trans>
        </Button>
      )}
    </p>
  );
}

function words({ trouble, kept }: DraftState): string {
  const where = kept
    ? t`Your changes are kept in this browser.`
    : t`Keep this page open so you don’t lose your changes.`;
  if (trouble?.kind === 'refused') return t`Not saved: ${{ reason: trouble.message }}`;
  return trouble?.kind === 'offline'
    ? `${t`Not saved yet: you’re offline.`} ${where}`
    : `${t`Not saved yet: Carillon can’t be reached.`} ${where}`;
}

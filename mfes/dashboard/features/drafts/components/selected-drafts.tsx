import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import { actionErrorText, draftName, Question } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useDeleteDrafts } from '../api/use-delete-drafts.ts';

const MOST_AT_ONCE = 100;
const NAMED = 5;

interface SelectedDraftsProps {
  readonly drafts: readonly DraftSummary[];
  /** The element to focus once the drafts are gone. */
  home(): HTMLElement | null;
  onClear(): void;
}

/** Offers the action on the selected drafts together: deleting them, after one question. */
export function SelectedDrafts({ drafts, home, onClear }: SelectedDraftsProps): ReactNode {
  const [asks, setAsks] = useState(false);
  const { run, busy, error, reset } = useDeleteDrafts();
  if (drafts.length === 0) return null;
  const remove = async (): Promise<void> => {
    if (!(await run(drafts.map(({ id }) => id)))) return;
    setAsks(false);
    onClear();
    home()?.focus();
  };
  const many = drafts.length;
  return (
    <>
      <fieldset className="posts-bulk" aria-label={t`Selected drafts`}>
        <strong role="status">{plural(many, { one: '# draft selected', other: '# drafts selected' })}</strong>
        {drafts.length > MOST_AT_ONCE ? (
          <span>
            <Trans>Select at most {MOST_AT_ONCE} drafts to delete them together.</Trans>
          </span>
        ) : (
          <Button onClick={() => setAsks(true)}>
            <Trans>Delete…</Trans>
          </Button>
        )}
        <Button type="text" onClick={onClear}>
          <Trans>Clear selection</Trans>
        </Button>
      </fieldset>
      {asks && (
        <Question
          title={plural(many, { one: 'Delete # draft?', other: 'Delete # drafts?' })}
          action={plural(many, { one: 'Delete draft', other: 'Delete drafts' })}
          keep={plural(many, { one: 'Keep draft', other: 'Keep drafts' })}
          danger
          busy={busy}
          error={error && actionErrorText(error)}
          home={home}
          onClose={() => {
            reset();
            setAsks(false);
          }}
          onConfirm={() => void remove()}
        >
          <ul className="posts-names">
            {drafts.slice(0, NAMED).map((draft) => (
              <li key={draft.id}>{draftName(draft)}</li>
            ))}
            {drafts.length > NAMED && (
              <li>{plural({ count: many - NAMED }, { one: 'and # more', other: 'and # more' })}</li>
            )}
          </ul>
          <p className="muted">
            <Trans>This can’t be undone.</Trans>
          </p>
        </Question>
      )}
    </>
  );
}

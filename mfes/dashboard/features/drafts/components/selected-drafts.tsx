import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import { draftName, Question } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { type ReactNode, useState } from 'react';
import { useDeleteDrafts } from '../api/use-delete-drafts.ts';
import { countedDrafts } from '../count-drafts.ts';

const MOST_AT_ONCE = 100;
const NAMED = 5;

interface SelectedDraftsProps {
  readonly drafts: readonly DraftSummary[];
  /** What has the focus once they are gone. */
  home(): HTMLElement | null;
  onClear(): void;
}

/** What can be done with the selected drafts together: to delete them, after one question. */
export function SelectedDrafts({ drafts, home, onClear }: SelectedDraftsProps): ReactNode {
  const [asks, setAsks] = useState(false);
  const { run, busy } = useDeleteDrafts();
  if (drafts.length === 0) return null;
  const remove = async (): Promise<void> => {
    await run(drafts.map(({ id }) => id));
    setAsks(false);
    onClear();
    home()?.focus();
  };
  const what = drafts.length === 1 ? 'draft' : 'drafts';
  return (
    <>
      <fieldset className="posts-bulk" aria-label="Selected drafts">
        <strong role="status">{countedDrafts(drafts.length)} selected</strong>
        {drafts.length > MOST_AT_ONCE ? (
          <span>Select at most {MOST_AT_ONCE} drafts to delete them together.</span>
        ) : (
          <Button onClick={() => setAsks(true)}>Delete…</Button>
        )}
        <Button type="text" onClick={onClear}>
          Clear selection
        </Button>
      </fieldset>
      {asks && (
        <Question
          title={`Delete ${countedDrafts(drafts.length)}?`}
          action={`Delete ${what}`}
          keep={`Keep ${what}`}
          danger
          busy={busy}
          home={home}
          onClose={() => setAsks(false)}
          onConfirm={() => void remove()}
        >
          <ul className="posts-names">
            {drafts.slice(0, NAMED).map((draft) => (
              <li key={draft.id}>{draftName(draft)}</li>
            ))}
            {drafts.length > NAMED && <li>and {drafts.length - NAMED} more</li>}
          </ul>
          <p className="muted">This can’t be undone.</p>
        </Question>
      )}
    </>
  );
}

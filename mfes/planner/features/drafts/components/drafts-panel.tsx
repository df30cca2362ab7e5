import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import { Dialog } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { DraftList } from './draft-list.tsx';

interface DraftsPanelProps {
  /** On a phone it lies over the page. */
  readonly narrow: boolean;
  readonly busy: boolean;
  onSchedule(draft: DraftSummary): void;
  onClose(): void;
}

/** The drafts, beside the calendar. */
export function DraftsPanel({ narrow, onClose, ...list }: DraftsPanelProps): ReactNode {
  if (narrow)
    return (
      <Dialog title="Drafts" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
        <DraftList {...list} />
      </Dialog>
    );
  return (
    <aside className="planner-panel" aria-label="Drafts">
      <h2>Drafts</h2>
      <p className="muted">Drag one to a day or an hour. You schedule it in the composer.</p>
      <DraftList {...list} />
    </aside>
  );
}

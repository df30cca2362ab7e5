import type { DraftSummary } from '@carillon/contracts/http/posts/list-drafts.ts';
import { Dialog } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
      <Dialog
        title={t`Drafts`}
        onClose={onClose}
        actions={
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        <DraftList {...list} />
      </Dialog>
    );
  return (
    <aside className="planner-panel" aria-label={t`Drafts`}>
      <h2>
        <Trans>Drafts</Trans>
      </h2>
      <p className="muted">
        <Trans>Drag one to a day or an hour, then schedule it in the editor.</Trans>
      </p>
      <DraftList {...list} />
    </aside>
  );
}

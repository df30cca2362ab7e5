import type { Disconnected } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { ActionTarget } from '../actions.ts';
import { BULK_ACTIONS, type BulkAction, type BulkRow, MOST_AT_ONCE, rowsFor } from '../bulk.ts';
import { BulkDialog } from './bulk-dialogs.ts';

interface BulkBarProps {
  /** The selected posts. */
  readonly rows: readonly BulkRow[];
  readonly disconnected: Disconnected;
  allOf(postId: string): readonly ActionTarget[];
  onClear(): void;
}

const WORDS: Readonly<Record<BulkAction, string>> = {
  reschedule: t`Move…`,
  retry: t`Try again…`,
  cancel: t({ message: 'Cancel…', context: 'post' }),
  delete: t`Delete…`,
};

interface PendingCommand {
  readonly action: BulkAction;
  /** The rows when the action was requested: they stay listed while the dialog is open. */
  readonly rows: readonly BulkRow[];
  readonly selected: number;
}

/** Offers the actions on the selected posts together. */
export function BulkBar({ rows, disconnected, allOf, onClear }: BulkBarProps): ReactNode {
  const [pendingCommand, setPendingCommand] = useState<PendingCommand | null>(null);
  const tooMany = rows.length > MOST_AT_ONCE;
  if (rows.length === 0 && !pendingCommand) return null;
  return (
    <>
      <fieldset className="posts-bulk" aria-label={t`Selected posts`}>
        <strong role="status">
          {plural({ count: rows.length }, { one: '# post selected', other: '# posts selected' })}
        </strong>
        {tooMany ? (
          <span>
            <Trans>Select at most {MOST_AT_ONCE} posts to change them together.</Trans>
          </span>
        ) : (
          BULK_ACTIONS.map((action) => {
            const some = rowsFor(action, rows, disconnected);
            return (
              <Button
                key={action}
                disabled={some.length === 0}
                onClick={() => setPendingCommand({ action, rows: some, selected: rows.length })}
              >
                {WORDS[action]}
              </Button>
            );
          })
        )}
        <Button type="text" onClick={onClear}>
          <Trans>Clear selection</Trans>
        </Button>
      </fieldset>
      {pendingCommand && (
        <BulkDialog
          {...pendingCommand}
          allOf={allOf}
          onClose={() => setPendingCommand(null)}
          onDone={onClear}
        />
      )}
    </>
  );
}

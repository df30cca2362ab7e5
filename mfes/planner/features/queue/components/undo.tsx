import { Button } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface UndoProps {
  /** What was done, as a sentence. */
  readonly children: ReactNode;
  readonly busy?: boolean;
  onUndo(): void;
}

/** What was just done, and the way back, where it was done. */
export const Undo = ({ children, busy = false, onUndo }: UndoProps): ReactNode => (
  <p role="status" className="queue-undo">
    {children}{' '}
    <Button type="link" loading={busy} onClick={onUndo}>
      <Trans>Undo</Trans>
    </Button>
  </p>
);

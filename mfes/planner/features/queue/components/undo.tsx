import { Button } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { focusIfLost } from '../../../lib/focus-if-lost.ts';

interface UndoProps {
  /** A sentence about the completed action. */
  readonly children: ReactNode;
  readonly busy?: boolean;
  onUndo(): void;
}

/** The last action with Undo, where it happened. Takes the focus of a removed button. */
export function Undo({ children, busy = false, onUndo }: UndoProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => focusIfLost(button.current), []);
  return (
    <p role="status" className="queue-undo">
      {children}{' '}
      <Button ref={button} type="link" loading={busy} onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
    </p>
  );
}

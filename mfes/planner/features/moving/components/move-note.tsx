import { Button, CloseIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Moving } from '../api/use-move.ts';

/** The result of the last move, with Undo. */
export function MoveNote({ moving }: { moving: Pick<Moving, 'note' | 'move' | 'dismiss'> }): ReactNode {
  const { note, move, dismiss } = moving;
  return (
    <div className="planner-note-place" role={note?.kind === 'failed' ? 'alert' : 'status'}>
      {note && (
        <div className={`planner-note ${note.kind}`}>
          <p>{note.words}</p>
          {note.undo && (
            <Button onClick={() => note.undo && move(note.undo)}>
              <Trans>Undo</Trans>
            </Button>
          )}
          <Button type="text" aria-label={t`Dismiss`} icon={<CloseIcon size={16} />} onClick={dismiss} />
        </div>
      )}
    </div>
  );
}

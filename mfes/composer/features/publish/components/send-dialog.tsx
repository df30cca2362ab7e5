import { Dialog, type DialogProps } from '@carillon/sdk/index.ts';
import { Alert, Fields } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import type { Sending } from '../api/use-send.ts';
import { SendingNote } from './sending-note.tsx';

export interface SendDialogProps extends Omit<DialogProps, 'busy'> {
  readonly sending: Pick<Sending, 'busy' | 'error'>;
  /** About the post's files. */
  readonly notes: ReactNode;
}

/** A dialog that sends the post. It doesn't change during sending, and shows an error on top. */
export function SendDialog({ sending, notes, children, ...dialog }: SendDialogProps): ReactNode {
  const { error } = sending;
  const busy = sending.busy !== null;
  return (
    <Dialog {...dialog} busy={busy}>
      <Fields className="composer-field" disabled={busy}>
        {error && <Alert type={error.failed ? 'error' : 'info'} showIcon role="alert" title={error.text} />}
        {children}
        {busy ? <SendingNote /> : notes}
      </Fields>
    </Dialog>
  );
}

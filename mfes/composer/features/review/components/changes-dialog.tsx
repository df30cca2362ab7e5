import { Dialog } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { NoteField } from './note-field.tsx';

interface ChangesDialogProps {
  /** Whether the member who sent it has left the workspace. */
  readonly hasLeft: boolean;
  readonly busy: boolean;
  readonly error: string | null;
  onClose(): void;
  onSend(note: string): void;
}

/** Asks the draft's writer for changes before it can be published. */
export function ChangesDialog({ hasLeft, busy, error, onClose, onSend }: ChangesDialogProps): ReactNode {
  const [note, setNote] = useState('');
  const [checked, setChecked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const missing = note.trim() === '';
  const send = (): void => {
    setChecked(true);
    if (missing) field.current?.focus();
    else onSend(note.trim());
  };
  return (
    <Dialog
      short
      title={t`Request changes`}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="primary" loading={busy} onClick={send}>
            <Trans>Request changes</Trans>
          </Button>
        </>
      }
    >
      {error && <Alert type="error" showIcon role="alert" title={error} />}
      {hasLeft && (
        <p className="muted">
          <Trans>
            The person who sent it is no longer a member, so nobody will be notified. You can edit the post
            yourself instead.
          </Trans>
        </p>
      )}
      <NoteField
        label={t`What should change?`}
        field={field}
        value={note}
        error={checked && missing ? t`Say what should change.` : null}
        onChange={setNote}
      />
    </Dialog>
  );
}

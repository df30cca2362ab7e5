import { Dialog, saveText } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { type ReactNode, useRef } from 'react';
import { useCopy } from '../../../lib/use-copy.ts';

interface CodesDialogProps {
  readonly codes: readonly string[];
  /** There were none before. */
  readonly isFirst: boolean;
  /** Where the focus goes afterwards. */
  home(): HTMLElement | null;
  onClose(): void;
}

/** The recovery codes, this once. */
export function CodesDialog({ codes, isFirst, home, onClose }: CodesDialogProps): ReactNode {
  const copy = useCopy();
  const first = useRef<HTMLButtonElement>(null);
  const text = codes.join('\n');
  return (
    <Dialog
      title="Your recovery codes"
      // A click beside it would take away what is shown only once.
      closable={false}
      first={first}
      home={home}
      onClose={onClose}
      actions={
        <>
          <Button ref={first} onClick={() => void copy(text, 'The codes are')}>
            Copy codes
          </Button>
          <Button onClick={() => saveText('carillon-recovery-codes.txt', `${text}\n`)}>Download</Button>
          <Button type="primary" onClick={onClose}>
            I’ve saved them
          </Button>
        </>
      }
    >
      <div className="account-form">
        <Alert type="warning" showIcon title="Save them now. They won’t be shown again." />
        <p>
          Without your phone or passkey, each code logs you in once.
          {!isFirst && ' Older codes no longer work.'}
        </p>
        <ul className="account-codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

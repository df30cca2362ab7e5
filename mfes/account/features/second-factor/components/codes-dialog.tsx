import { Dialog, saveText } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { useCopy } from '../../../lib/use-copy.ts';

interface CodesDialogProps {
  readonly codes: readonly string[];
  /** Whether the user had no codes before. */
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
      title={t`Your recovery codes`}
      // A click outside would close what is shown only once.
      closable={false}
      first={first}
      home={home}
      onClose={onClose}
      actions={
        <>
          <Button ref={first} onClick={() => void copy(text, t`Codes copied.`)}>
            <Trans>Copy codes</Trans>
          </Button>
          <Button onClick={() => saveText('carillon-recovery-codes.txt', `${text}\n`)}>
            <Trans>Download</Trans>
          </Button>
          <Button type="primary" onClick={onClose}>
            <Trans>I’ve saved them</Trans>
          </Button>
        </>
      }
    >
      <div className="account-form">
        <Alert type="warning" showIcon title={t`Save them now. They won’t be shown again.`} />
        <p>
          <Trans>
            If you don’t have your phone or passkey, log in with one of these codes. Each code works once.
          </Trans>{' '}
          {!isFirst && <Trans>Older codes no longer work.</Trans>}
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

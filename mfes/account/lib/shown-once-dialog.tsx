import { Dialog } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { useCopy } from './use-copy.ts';

interface ShownOnceDialogProps {
  readonly title: string;
  /** The button's text, such as “Copy secret”. */
  readonly copy: string;
  /** Said once it is copied, such as “Secret copied.” */
  readonly copied: string;
  readonly value: string;
  readonly width?: number;
  /** Between the warning and the value. */
  readonly before?: ReactNode;
  /** Below the value. */
  readonly children?: ReactNode;
  /** Where the focus goes afterwards. */
  home(): HTMLElement | null;
  onClose(): void;
}

/** Shows a secret, or a link that opens something, this once. */
export function ShownOnceDialog({
  title,
  copy,
  copied,
  value,
  width,
  before,
  children,
  home,
  onClose,
}: ShownOnceDialogProps): ReactNode {
  const copyText = useCopy();
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={title}
      {...(width !== undefined && { width })}
      // A click outside would close what is shown only once.
      closable={false}
      first={first}
      home={home}
      onClose={onClose}
      actions={
        <>
          <Button ref={first} onClick={() => void copyText(value, copied)}>
            {copy}
          </Button>
          <Button type="primary" onClick={onClose}>
            <Trans>I’ve saved it</Trans>
          </Button>
        </>
      }
    >
      <div className="account-form">
        <Alert type="warning" showIcon title={t`Copy it now. It won’t be shown again.`} />
        {before}
        <pre className="account-secret">{value}</pre>
        {children}
      </div>
    </Dialog>
  );
}

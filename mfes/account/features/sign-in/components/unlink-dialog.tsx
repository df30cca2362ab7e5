import type { SignInMethod } from '@carillon/contracts/http/identity/sign-in/list-sign-in-methods.ts';
import { listText, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../lib/confirm-dialog.tsx';
import { useUnlinkProvider } from '../api/use-change-methods.ts';

interface UnlinkDialogProps {
  readonly method: SignInMethod;
  /** The remaining ways to log in. */
  readonly left: readonly string[];
  home(): HTMLElement | null;
  onClose(): void;
}

/** Explains the consequences, and asks the user to confirm their identity. */
export function UnlinkDialog({ method, left, home, onClose }: UnlinkDialogProps): ReactNode {
  const { id, name, linked } = method;
  const toasts = useToasts();
  const unlink = useUnlinkProvider();
  const ways = listText(left, 'or');
  return (
    <ConfirmDialog
      title={t`Unlink ${name}?`}
      action={t`Unlink ${name}`}
      danger
      home={home}
      onClose={onClose}
      run={async (confirmation) => {
        await unlink(id, confirmation);
        toasts.success(t`${name} unlinked.`);
        onClose();
      }}
    >
      {linked?.email && <p className="question-name">{linked.email}</p>}
      <ul className="account-goes">
        <li>
          <Trans>You won’t be able to log in with {name}.</Trans>
        </li>
        <li>
          <Trans>You can still log in with {ways}.</Trans>
        </li>
        <li>
          <Trans>You stay logged in, and can link it again.</Trans>
        </li>
      </ul>
    </ConfirmDialog>
  );
}

import type { Passkey } from '@carillon/contracts/http/identity/second-factors/passkey.ts';
import { removePasskey } from '@carillon/contracts/http/identity/second-factors/remove-passkey.ts';
import { useApi, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../lib/confirm-dialog.tsx';
import { type Factors, useRefreshFactors } from '../api/use-second-factors.ts';

interface RemovePasskeyDialogProps {
  readonly passkey: Passkey;
  readonly factors: Factors;
  home(): HTMLElement | null;
  onClose(): void;
}

export function RemovePasskeyDialog({
  passkey,
  factors,
  home,
  onClose,
}: RemovePasskeyDialogProps): ReactNode {
  const { id, name } = passkey;
  const api = useApi();
  const toasts = useToasts();
  const refresh = useRefreshFactors();
  const isLast = factors.authenticator === null && factors.passkeys.length === 1;
  return (
    <ConfirmDialog
      title={t`Remove this passkey?`}
      action={t`Remove passkey`}
      danger
      home={home}
      onClose={onClose}
      run={async (confirmation) => {
        await api.call(removePasskey, { params: { id }, body: confirmation });
        await refresh();
        toasts.success(t`Passkey ${name} removed.`);
        onClose();
      }}
    >
      <p className="question-name">{name}</p>
      <p>
        <Trans>You won’t be able to log in with this passkey anymore. Delete it from your device too.</Trans>{' '}
        {isLast && (
          <Trans>
            After that, you’ll log in with only your password, and your recovery codes will stop working.
          </Trans>
        )}
      </p>
    </ConfirmDialog>
  );
}

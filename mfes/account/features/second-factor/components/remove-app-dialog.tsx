import { removeAuthenticator } from '@carillon/contracts/http/identity/second-factors/remove-authenticator.ts';
import { useApi, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../lib/confirm-dialog.tsx';
import { type Factors, useRefreshFactors } from '../api/use-second-factors.ts';

interface RemoveAppDialogProps {
  readonly factors: Factors;
  home(): HTMLElement | null;
  onClose(): void;
}

export function RemoveAppDialog({ factors, home, onClose }: RemoveAppDialogProps): ReactNode {
  const api = useApi();
  const toasts = useToasts();
  const refresh = useRefreshFactors();
  return (
    <ConfirmDialog
      title={t`Remove the authenticator app?`}
      action={t`Remove app`}
      danger
      home={home}
      onClose={onClose}
      run={async (confirmation) => {
        await api.call(removeAuthenticator, { body: confirmation });
        await refresh();
        toasts.success(t`Authenticator app removed.`);
        onClose();
      }}
    >
      <p>
        {factors.passkeys.length > 0
          ? t`After that, logging in with your password also requires a passkey.`
          : t`After that, you’ll log in with only your password, and your recovery codes will stop working.`}
      </p>
    </ConfirmDialog>
  );
}

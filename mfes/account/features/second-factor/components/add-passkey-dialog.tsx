import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../lib/confirm-dialog.tsx';
import { useAddPasskey } from '../api/use-add-passkey.ts';
import { type Factors, useRefreshFactors } from '../api/use-second-factors.ts';

interface AddPasskeyDialogProps {
  readonly factors: Factors;
  home(): HTMLElement | null;
  onClose(): void;
  onCodes(codes: readonly string[] | null): void;
}

export function AddPasskeyDialog({ factors, home, onClose, onCodes }: AddPasskeyDialogProps): ReactNode {
  const add = useAddPasskey();
  const refresh = useRefreshFactors();
  const isFirst = factors.authenticator === null && factors.passkeys.length === 0;
  return (
    <ConfirmDialog
      title={t`Add a passkey`}
      action={t`Add passkey`}
      home={home}
      onClose={onClose}
      run={async (confirmation) => {
        const { recovery_codes } = await add(confirmation);
        await refresh();
        onCodes(recovery_codes);
      }}
    >
      <p>
        <Trans>
          Your browser will ask where to save it: on this device, on your phone or on a security key.
        </Trans>
      </p>
      {isFirst && (
        <p>
          <Trans>
            After that, your password alone won’t log you in. You’ll also need the passkey or a recovery code.
          </Trans>
        </p>
      )}
    </ConfirmDialog>
  );
}

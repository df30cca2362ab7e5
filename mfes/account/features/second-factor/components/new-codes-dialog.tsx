import { makeRecoveryCodes } from '@carillon/contracts/http/identity/second-factors/make-recovery-codes.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../lib/confirm-dialog.tsx';
import { useRefreshFactors } from '../api/use-second-factors.ts';

interface NewCodesDialogProps {
  home(): HTMLElement | null;
  onClose(): void;
  onCodes(codes: readonly string[]): void;
}

export function NewCodesDialog({ home, onClose, onCodes }: NewCodesDialogProps): ReactNode {
  const api = useApi();
  const refresh = useRefreshFactors();
  return (
    <ConfirmDialog
      title={t`Generate new recovery codes?`}
      action={t`Generate new codes`}
      home={home}
      onClose={onClose}
      run={async (confirmation) => {
        const { recovery_codes } = await api.call(makeRecoveryCodes, { body: confirmation });
        await refresh();
        onCodes(recovery_codes);
      }}
    >
      <p>
        <Trans>Your current codes stop working once you have new ones.</Trans>
      </p>
    </ConfirmDialog>
  );
}

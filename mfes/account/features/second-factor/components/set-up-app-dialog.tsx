import { startAuthenticator } from '@carillon/contracts/http/identity/second-factors/start-authenticator.ts';
import type { ReplyOf } from '@carillon/contracts/operation.ts';
import { useApi } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../lib/confirm-dialog.tsx';
import { ScanDialog } from './scan-dialog.tsx';

interface SetUpAppDialogProps {
  home(): HTMLElement | null;
  onClose(): void;
  onCodes(codes: readonly string[]): void;
}

/** Asks who is there, then shows what the app reads. */
export function SetUpAppDialog({ home, onClose, onCodes }: SetUpAppDialogProps): ReactNode {
  const api = useApi();
  const [setup, setSetup] = useState<ReplyOf<typeof startAuthenticator> | null>(null);
  if (setup) return <ScanDialog begun={setup} home={home} onClose={onClose} onCodes={onCodes} />;
  return (
    <ConfirmDialog
      title={t`Set up an authenticator app`}
      action={t({ message: 'Continue', context: 'next step' })}
      home={home}
      onClose={onClose}
      run={async (confirmation) => setSetup(await api.call(startAuthenticator, { body: confirmation }))}
    >
      <p>
        <Trans>
          You’ll need an app such as Google Authenticator, Microsoft Authenticator, Aegis or a password
          manager.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}

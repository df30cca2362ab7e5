import { removeAuthenticator } from '@carillon/contracts/http/identity/remove-authenticator.ts';
import { fieldError, useApi, useToasts } from '@carillon/sdk/index.ts';
import { Field } from '@carillon/ui/index.ts';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../lib/confirm-dialog.tsx';
import { type Factors, useRefreshFactors } from '../api/use-second-factors.ts';

interface RemoveAppDialogProps {
  readonly factors: Factors;
  home(): HTMLElement | null;
  onClose(): void;
}

/** Six digits are a code of the app; anything else is a recovery code. */
const proofIn = (typed: string) =>
  /^[\d\s]{6,8}$/.test(typed.trim()) || typed.trim() === '' ? { code: typed } : { recovery_code: typed };

export function RemoveAppDialog({ factors, home, onClose }: RemoveAppDialogProps): ReactNode {
  const api = useApi();
  const toasts = useToasts();
  const refresh = useRefreshFactors();
  const [typed, setTyped] = useState('');
  return (
    <ConfirmDialog
      title="Remove the authenticator app?"
      action="Remove app"
      danger
      means={factors}
      home={home}
      onClose={onClose}
      run={async ({ code: _, ...given }) => {
        await api.call(removeAuthenticator, { body: { ...given, ...proofIn(typed) } });
        await refresh();
        toasts.success('The authenticator app is removed.');
        onClose();
      }}
      more={(error) => {
        const wrong = fieldError(error, 'code') ?? fieldError(error, 'recovery_code');
        return (
          <Field
            name="code"
            label="Code from your authenticator app"
            type="text"
            autoComplete="one-time-code"
            value={typed}
            errors={wrong ? [wrong] : []}
            help="Or one of your recovery codes."
            onChange={setTyped}
          />
        );
      }}
    >
      <p>
        {factors.passkeys.length > 0
          ? 'Log-ins by password then take a passkey.'
          : 'Your password alone then logs you in, and your recovery codes are good no more.'}
      </p>
    </ConfirmDialog>
  );
}

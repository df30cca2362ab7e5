import { linkProvider } from '@carillon/contracts/http/identity/sign-in/link-provider.ts';
import type { SignInMethod } from '@carillon/contracts/http/identity/sign-in/list-sign-in-methods.ts';
import { useApi, useShell } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../lib/confirm-dialog.tsx';

interface LinkDialogProps {
  readonly method: SignInMethod;
  home(): HTMLElement | null;
  onClose(): void;
}

/** Asks who is there, and leaves for the provider. */
export function LinkDialog({ method: { id: provider, name }, home, onClose }: LinkDialogProps): ReactNode {
  const api = useApi();
  const { leave } = useShell();
  return (
    <ConfirmDialog
      title={t`Link ${name}`}
      action={t`Continue to ${name}`}
      home={home}
      onClose={onClose}
      run={async (confirmation) => {
        const { auth_url } = await api.call(linkProvider, { body: { provider, ...confirmation } });
        leave(auth_url);
      }}
    >
      <p>
        <Trans>Anyone logged in to your {name} account can then log in to Carillon as you.</Trans>
      </p>
    </ConfirmDialog>
  );
}

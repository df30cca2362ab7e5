import { useSession } from '@carillon/sdk/index.ts';
import { LoadingState, PageHeader } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { UnprovenEmail } from '../features/email/components/unproven-email.tsx';
import { SecondFactorPanel } from '../features/second-factor/components/second-factor-panel.tsx';
import { PasswordForm } from '../features/security/components/password-form.tsx';
import { SessionsPanel } from '../features/security/components/sessions-panel.tsx';
import { MethodsPanel } from '../features/sign-in/components/methods-panel.tsx';
import { PasswordPanel } from '../features/sign-in/components/password-panel.tsx';
import { ReturnNotice } from '../features/sign-in/components/return-notice.tsx';
import { AccountPage } from '../lib/account-page.tsx';
import { useConfirmation } from '../lib/use-confirmation.ts';

/** Shows the settings that protect the account. */
export function SecurityPage(): ReactNode {
  const { user } = useSession();
  useConfirmation();
  return (
    <AccountPage>
      <PageHeader title={t`Security`} line={t`How you log in and where you’re logged in.`} />
      <ReturnNotice />
      {user && <UnprovenEmail email={user.email} />}
      {user ? (
        <PasswordPanel key={user.id} email={user.email}>
          <PasswordForm email={user.email} />
        </PasswordPanel>
      ) : (
        <LoadingState rows={6} />
      )}
      <MethodsPanel />
      <SecondFactorPanel />
      <SessionsPanel />
    </AccountPage>
  );
}

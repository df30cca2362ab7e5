import { useSession } from '@carillon/sdk/index.ts';
import { LoadingState, PageHeader } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { PasswordForm } from '../features/security/components/password-form.tsx';
import { SessionsPanel } from '../features/security/components/sessions-panel.tsx';
import { AccountPage } from '../lib/account-page.tsx';

/** What keeps the account the user's alone. */
export function SecurityPage(): ReactNode {
  const { user } = useSession();
  return (
    <AccountPage>
      <PageHeader title="Security" line="Your password, and where you are logged in." />
      {user ? <PasswordForm key={user.id} email={user.email} /> : <LoadingState rows={6} />}
      <SessionsPanel />
    </AccountPage>
  );
}

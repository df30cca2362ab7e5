import { useSession } from '@carillon/sdk/index.ts';
import { LoadingState, PageHeader } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { DataExport } from '../features/data-export/components/data-export.tsx';
import { DeleteAccount } from '../features/deletion/components/delete-account.tsx';
import { EmailCard } from '../features/email/components/email-card.tsx';
import { NameForm } from '../features/profile/components/name-form.tsx';
import { ZoneCard } from '../features/profile/components/zone-card.tsx';
import { AccountPage } from '../lib/account-page.tsx';
import { useConfirmation } from '../lib/use-confirmation.ts';

export function ProfilePage(): ReactNode {
  const { user } = useSession();
  useConfirmation();
  return (
    <AccountPage>
      <PageHeader title={t`Profile`} line={t`Your name, email and time zone.`} />
      {user ? (
        <>
          <NameForm key={user.id} name={user.name} />
          <ZoneCard zone={user.timezone} />
          <EmailCard email={user.email} />
          <DataExport />
          <DeleteAccount />
        </>
      ) : (
        <LoadingState rows={4} />
      )}
    </AccountPage>
  );
}

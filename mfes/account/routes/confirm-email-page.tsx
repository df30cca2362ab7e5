import { actionErrorText, Link, useLocation, useShell, useToasts } from '@carillon/sdk/index.ts';
import { Alert, LoadingState, PageHeader } from '@carillon/ui/index.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { AccountPage } from '../lib/account-page.tsx';
import { useConfirmEmail } from '../lib/use-email-proof.ts';

/** Where the mailed link leads. Its secret stands after the #, which no server gets, and leaves the address at once. */
export function ConfirmEmailPage(): ReactNode {
  const shell = useShell();
  const toasts = useToasts();
  const { hash } = useLocation();
  const [secret] = useState(() => hash.slice(1));
  const confirm = useConfirmEmail(() => {
    toasts.success('Your email is confirmed.');
    shell.navigate('/account/profile', { replace: true });
  });
  const { run } = confirm;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is tried once
  useEffect(() => {
    shell.navigate('/account/confirm-email', { replace: true });
    if (secret !== '') void run(secret);
  }, []);
  const fault = secret === '' ? DEAD : confirm.error && actionErrorText(confirm.error);
  return (
    <AccountPage>
      <PageHeader title="Confirm your email" />
      {fault ? (
        <>
          <Alert type="warning" showIcon role="alert" title={fault} />
          <p>
            <Link to="/account/profile">Go to your profile</Link>, where you can send another link.
          </p>
        </>
      ) : (
        <LoadingState rows={2} />
      )}
    </AccountPage>
  );
}

const DEAD = 'This link is not whole. Open it from the mail again.';

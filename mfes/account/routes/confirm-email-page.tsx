import { useShell, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { MailedLink } from '../features/email/components/mailed-link.tsx';
import { useConfirmEmail } from '../lib/use-email-proof.ts';

/** Confirms the account's email by a mailed link. */
export function ConfirmEmailPage(): ReactNode {
  const shell = useShell();
  const toasts = useToasts();
  const confirm = useConfirmEmail(() => {
    toasts.success(t`Your email is confirmed.`);
    shell.navigate('/account/profile', { replace: true });
  });
  return <MailedLink title={t`Confirm your email`} path="/account/confirm-email" act={confirm} />;
}

import { useShell, useToasts } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useConfirmChange } from '../features/email/api/use-email-change.ts';
import { MailedLink } from '../features/email/components/mailed-link.tsx';

/** Changes the account's email by a link that was mailed to the new one. */
export function ChangeEmailPage(): ReactNode {
  const shell = useShell();
  const toasts = useToasts();
  const confirm = useConfirmChange((email) => {
    toasts.success(t`Your email is now ${email}.`);
    shell.navigate('/account/profile', { replace: true });
  });
  return <MailedLink title={t`Change your email`} path="/account/change-email" act={confirm} />;
}

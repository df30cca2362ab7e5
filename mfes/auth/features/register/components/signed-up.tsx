import { Alert } from '@carillon/ui/index.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MailboxNote } from '../../../lib/mailbox-note.tsx';
import { useMailState } from '../../../lib/use-mail-state.ts';

/** Tells a user who has just signed up that a mail was sent, and where it is. */
export function SignedUp({ email }: { readonly email: string }): ReactNode {
  const mail = useMailState();
  if (mail !== 'smtp' && mail !== 'mailbox') return null;
  return (
    <Alert
      type="success"
      showIcon
      role="status"
      style={{ marginBottom: 16, overflowWrap: 'anywhere' }}
      title={
        <>
          <Trans>
            You can log in now. Later, confirm your email with the link we sent to <b>{email}</b>.
          </Trans>
          {mail === 'mailbox' && (
            <>
              {' '}
              <MailboxNote />
            </>
          )}
        </>
      }
    />
  );
}

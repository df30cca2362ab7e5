import { INVITATION_DAYS } from '@carillon/contracts/http/identity/invitation.ts';
import type { ReactNode } from 'react';
import { ShownOnceDialog } from '../../../lib/shown-once-dialog.tsx';
import { useEmailProof } from '../../../lib/use-email-proof.ts';

interface LinkDialogProps {
  readonly email: string;
  readonly link: string;
  home(): HTMLElement | null;
  onClose(): void;
}

/** The link to hand over, where no mail takes it to anybody else. */
export const LinkDialog = ({ email, link, home, onClose }: LinkDialogProps): ReactNode => {
  const mail = useEmailProof().data?.mail;
  return (
    <ShownOnceDialog
      title="Give them this link"
      what="link"
      value={link}
      home={home}
      onClose={onClose}
      before={
        <p>
          Share this link with {email}.{' '}
          {mail === 'mailbox' && (
            <>
              On this test server, emails are only in the{' '}
              <a href="/mailbox" target="_blank" rel="noreferrer">
                mailbox
              </a>
              .{' '}
            </>
          )}
          {mail === 'none' && 'This server doesn’t send email. '}
          The link is valid for {INVITATION_DAYS} days and only for that email address.
        </p>
      }
    />
  );
};

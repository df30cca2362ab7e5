import { INVITATION_DAYS } from '@carillon/contracts/http/identity/members/invitation.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
      title={t`Give them this link`}
      copy={t`Copy link`}
      copied={t`Link copied.`}
      value={link}
      home={home}
      onClose={onClose}
      before={
        <p>
          <Trans>Share this link with {email}.</Trans>{' '}
          {mail === 'mailbox' && (
            <Trans>
              On this test server, emails are only in the{' '}
              <a href="/mailbox" target="_blank" rel="noreferrer">
                mailbox
              </a>
              .
            </Trans>
          )}
          {mail === 'none' && <Trans>This server doesn’t send email.</Trans>}{' '}
          <Trans>The link is valid for {INVITATION_DAYS} days and only for that email address.</Trans>
        </p>
      }
    />
  );
};

import { actionErrorText } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { MailboxNote } from '../../../lib/mailbox-note.tsx';
import { type EmailProof, useRequestProof } from '../../../lib/use-email-proof.ts';

interface ProofNoticeProps {
  readonly email: string;
  readonly mail: EmailProof['mail'];
  /** The reason to confirm the address. */
  readonly children: ReactNode;
}

/** Why the email should be confirmed, and how to get a link that does. */
export function ProofNotice({ email, mail, children }: ProofNoticeProps): ReactNode {
  const request = useRequestProof();
  const [isSent, setIsSent] = useState(false);
  const send = async (): Promise<void> => {
    setIsSent(false);
    setIsSent((await request.run(undefined)) !== null);
  };
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={t`Your email isn’t confirmed`}
        description={
          <>
            {children} {mail === 'mailbox' && <MailboxNote />}
          </>
        }
      />
      {request.error && <Alert type="error" showIcon role="alert" title={actionErrorText(request.error)} />}
      <div className="account-save">
        <Button loading={request.busy} disabled={request.busy} onClick={() => void send()}>
          <Trans>Send the link</Trans>
        </Button>
        <span role="status" className="muted">
          {isSent && t`We sent a link to ${email}. Only the newest one works.`}
        </span>
      </div>
    </>
  );
}

import { actionErrorText, shortTime, useAccountZone, useNow } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MailboxNote } from '../../../lib/mailbox-note.tsx';
import type { EmailProof } from '../../../lib/use-email-proof.ts';
import { useCancelChange } from '../api/use-email-change.ts';

interface PendingChangeProps {
  readonly change: NonNullable<EmailProof['change']>;
  readonly mail: EmailProof['mail'];
}

/** The new email that waits for its link to be opened, and the way to keep the old one. */
export function PendingChange({ change, mail }: PendingChangeProps): ReactNode {
  const zone = useAccountZone();
  const now = useNow();
  const until = shortTime(new Date(change.expires_at), zone, now);
  const cancel = useCancelChange();
  return (
    <>
      <Alert
        type="info"
        showIcon
        role="status"
        title={t`Waiting for you to confirm ${{ email: change.email }}`}
        description={
          <>
            <Trans>We sent a link there. Open it before {until}.</Trans>{' '}
            {mail === 'mailbox' && <MailboxNote />}
          </>
        }
      />
      {cancel.error && <Alert type="error" showIcon role="alert" title={actionErrorText(cancel.error)} />}
      <div className="account-save">
        <Button loading={cancel.busy} disabled={cancel.busy} onClick={() => void cancel.run(undefined)}>
          <Trans>Cancel the change</Trans>
        </Button>
      </div>
    </>
  );
}

import { SECRET_OVERLAP_HOURS } from '@carillon/contracts/http/webhooks/webhook.ts';
import { Dialog } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { type ReactNode, useRef } from 'react';
import { useCopy } from '../../../lib/use-copy.ts';

interface WebhookSecretDialogProps {
  readonly secret: string;
  /** It takes the place of another, which is good for a while. */
  readonly isRenewed: boolean;
  /** Where the focus goes afterwards. */
  home(): HTMLElement | null;
  onClose(): void;
}

/** The signing secret, this once. */
export function WebhookSecretDialog({
  secret,
  isRenewed,
  home,
  onClose,
}: WebhookSecretDialogProps): ReactNode {
  const copy = useCopy();
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title="Your signing secret"
      // A click beside it would take away what is shown only once.
      closable={false}
      first={first}
      home={home}
      onClose={onClose}
      actions={
        <>
          <Button ref={first} onClick={() => void copy(secret, 'The secret is')}>
            Copy secret
          </Button>
          <Button type="primary" onClick={onClose}>
            I have kept it
          </Button>
        </>
      }
    >
      <div className="account-form">
        <Alert type="warning" showIcon title="Copy it now: it is not shown again." />
        <pre className="account-secret">{secret}</pre>
        <p className="muted">
          {isRenewed
            ? `Give it to the receiver. For ${SECRET_OVERLAP_HOURS} hours events are signed with the old one too.`
            : 'The receiver needs it to know that an event comes from Carillon.'}
        </p>
      </div>
    </Dialog>
  );
}

import { INVITATION_DAYS } from '@carillon/contracts/http/identity/invitation.ts';
import { Dialog } from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { type ReactNode, useRef } from 'react';
import { useCopy } from '../../../lib/use-copy.ts';

interface LinkDialogProps {
  readonly email: string;
  readonly link: string;
  home(): HTMLElement | null;
  onClose(): void;
}

/** The link to hand over, this once, where no mail takes it. */
export function LinkDialog({ email, link, home, onClose }: LinkDialogProps): ReactNode {
  const copy = useCopy();
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title="Give them this link"
      // A click beside it would take away what is shown only once.
      closable={false}
      first={first}
      home={home}
      onClose={onClose}
      actions={
        <>
          <Button ref={first} onClick={() => void copy(link, 'The link is')}>
            Copy link
          </Button>
          <Button type="primary" onClick={onClose}>
            I have kept it
          </Button>
        </>
      }
    >
      <div className="account-form">
        <Alert type="warning" showIcon title="Copy it now: it is not shown again." />
        <p>
          Give it to {email} yourself: this server sends no mail to others. It is good for {INVITATION_DAYS}{' '}
          days, for whoever logs in with that email.
        </p>
        <pre className="account-secret">{link}</pre>
      </div>
    </Dialog>
  );
}

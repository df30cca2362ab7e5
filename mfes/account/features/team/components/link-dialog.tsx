import { INVITATION_DAYS } from '@carillon/contracts/http/identity/invitation.ts';
import type { ReactNode } from 'react';
import { ShownOnceDialog } from '../../../lib/shown-once-dialog.tsx';

interface LinkDialogProps {
  readonly email: string;
  readonly link: string;
  home(): HTMLElement | null;
  onClose(): void;
}

/** The link to hand over, where no mail takes it. */
export const LinkDialog = ({ email, link, home, onClose }: LinkDialogProps): ReactNode => (
  <ShownOnceDialog
    title="Give them this link"
    what="link"
    value={link}
    home={home}
    onClose={onClose}
    before={
      <p>
        Give it to {email} yourself: this server sends no mail to others. It is good for {INVITATION_DAYS}{' '}
        days, for whoever logs in with that email.
      </p>
    }
  />
);

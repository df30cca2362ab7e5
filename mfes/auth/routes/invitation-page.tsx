import { useLocation, useShell } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect } from 'react';
import { InvitationView } from '../features/invitation/components/invitation-view.tsx';
import invitationStyles from '../features/invitation/styles.css';
import { Entrance } from '../lib/entrance.tsx';
import { keepInvitation, readStoredInvitation } from '../lib/stored-invitation.ts';
import type { TypedEmail } from '../lib/typed-email.ts';

/** The page that an invitation link opens. Its secret follows the #, which no server receives. */
export function InvitationPage({ onEmail }: Pick<TypedEmail, 'onEmail'>): ReactNode {
  const shell = useShell();
  const token = useLocation().hash.slice(1);
  useEffect(() => {
    if (token === '') return;
    keepInvitation(token);
    // Out of the address, which others may see and the history keeps.
    shell.navigate('/invitation', { replace: true });
  }, [token, shell]);
  const secret = token || readStoredInvitation();
  return (
    <Entrance
      title={t`Invitation`}
      line={t`Join a workspace on Carillon to plan and publish posts with your team.`}
    >
      <style href="auth-invitation" precedence="default">
        {invitationStyles}
      </style>
      {/* Another link is another invitation. */}
      <InvitationView key={secret} secret={secret} onEmail={onEmail} />
    </Entrance>
  );
}

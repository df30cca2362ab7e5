import { useLocation, useShell } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect } from 'react';
import { InvitationView } from '../features/invitation/components/invitation-view.tsx';
import { INVITATION_STYLES } from '../features/invitation/styles.ts';
import { Entrance } from '../lib/entrance.tsx';
import { keepInvitation, keptInvitation } from '../lib/kept-invitation.ts';
import type { TypedEmail } from '../lib/typed-email.ts';

/** Where the link of an invitation leads. Its secret stands after the #, which no server gets. */
export function InvitationPage({ onEmail }: Pick<TypedEmail, 'onEmail'>): ReactNode {
  const shell = useShell();
  const given = useLocation().hash.slice(1);
  useEffect(() => {
    if (given === '') return;
    keepInvitation(given);
    // Out of the address, which others may see and the history keeps.
    shell.navigate('/invitation', { replace: true });
  }, [given, shell]);
  const secret = given || keptInvitation();
  return (
    <Entrance
      title={t`Invitation`}
      line={t`Join a workspace on Carillon to plan and publish posts with your team.`}
    >
      <style href="auth-invitation" precedence="default">
        {INVITATION_STYLES}
      </style>
      {/* Another link is another invitation. */}
      <InvitationView key={secret} secret={secret} onEmail={onEmail} />
    </Entrance>
  );
}

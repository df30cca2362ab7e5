import { browserZone, fullTime, useSession } from '@carillon/sdk/index.ts';
import { roleName, roleSentence } from '@carillon/sdk/session/role-text.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ReadInvitation } from '../api/use-invitation.ts';

/** Shows what the invitation offers: the workspace, the inviter, the role, the invited email. */
export function Facts({ invitation }: { readonly invitation: ReadInvitation }): ReactNode {
  const { user } = useSession();
  const { inviter, workspace, role, email, expires_at } = invitation;
  return (
    <dl className="invitation-facts">
      <dt>
        <Trans>Workspace</Trans>
      </dt>
      <dd>{workspace}</dd>
      {inviter && (
        <>
          <dt>
            <Trans>Invited by</Trans>
          </dt>
          <dd>{inviter}</dd>
        </>
      )}
      <dt>
        <Trans>Your role</Trans>
      </dt>
      <dd>
        {roleName(role)} <span className="muted">{roleSentence(role)}</span>
      </dd>
      <dt>
        <Trans context="email of an invitation">Email</Trans>
      </dt>
      <dd>{email}</dd>
      <dt>
        <Trans>Valid until</Trans>
      </dt>
      <dd>{fullTime(new Date(expires_at), user?.timezone ?? browserZone())}</dd>
    </dl>
  );
}

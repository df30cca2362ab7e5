import type { Invitation } from '@carillon/contracts/http/identity/members/invitation.ts';
import { shortTime, useAccountZone, useNow } from '@carillon/sdk/index.ts';
import { roleName } from '@carillon/sdk/session/role-text.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface InvitationListProps {
  readonly invitations: readonly Invitation[];
  /** The id of the one that is being sent again. */
  readonly sending: string | null;
  onResend(invitation: Invitation): void;
  onRevoke(invitation: Invitation): void;
}

export function InvitationList({ invitations, sending, onResend, onRevoke }: InvitationListProps): ReactNode {
  const zone = useAccountZone();
  const now = useNow();
  return (
    <ul className="team-list">
      {invitations.map((invitation) => {
        const { id, email, role, invited_by, sent_at, expires_at } = invitation;
        const expired = new Date(expires_at) <= now;
        const sent = shortTime(new Date(sent_at), zone, now);
        const expiry = shortTime(new Date(expires_at), zone, now);
        return (
          <li key={id}>
            <div>
              <h3>{email}</h3>
              <p className="muted">
                {roleName(role)} · {invited_by ? t`sent by ${invited_by} on ${sent}` : t`sent ${sent}`}
              </p>
              <p className={expired ? 'account-ended' : 'muted'}>
                {expired ? t`Expired ${expiry}` : t`Expires ${expiry}`}
              </p>
            </div>
            <div className="team-actions">
              <Button
                aria-label={t`Send again to ${email}`}
                loading={sending === id}
                disabled={sending !== null}
                onClick={() => onResend(invitation)}
              >
                <Trans>Send again</Trans>
              </Button>
              <Button
                danger
                aria-label={t`Revoke invitation for ${email}`}
                onClick={() => onRevoke(invitation)}
              >
                <Trans>Revoke</Trans>
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

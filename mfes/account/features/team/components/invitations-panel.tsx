import type { Invitation } from '@carillon/contracts/http/identity/members/invitation.ts';
import { actionErrorText, QueryView, useToasts } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type NewInvitation, useInvitations, useResend } from '../api/use-invitations.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { RevokeInvitationQuestion } from './revoke-invitation-question.tsx';

const INVITE = 'invite-member';
const home = (): HTMLElement | null => document.getElementById(INVITE);

/** Unanswered invitations, and the way to send more. For owners. */
export function InvitationsPanel(): ReactNode {
  const toasts = useToasts();
  const query = useInvitations();
  const [inviting, setInviting] = useState(false);
  const [revoking, setRevoking] = useState<Invitation | null>(null);
  const [newLink, setNewLink] = useState<{ readonly email: string; readonly link: string } | null>(null);
  const showLink = ({ invitation: { email }, link }: NewInvitation): void => {
    setInviting(false);
    if (link) setNewLink({ email, link });
    else toasts.success(t`Invitation sent to ${email}.`);
  };
  const resend = useResend(showLink, (error) =>
    toasts.danger(t`Couldn’t resend the invitation. ${{ why: actionErrorText(error) }}`),
  );
  return (
    <section className="panel account-card team-card" aria-labelledby="team-invitations">
      <div className="team-head">
        <h2 id="team-invitations">
          <Trans>Invitations</Trans>
        </h2>
        <Button id={INVITE} type="primary" onClick={() => setInviting(true)}>
          <Trans>Invite a member</Trans>
        </Button>
      </div>
      <QueryView
        query={query}
        failed={t`Couldn’t load the invitations`}
        safe={t`Invitation links still work.`}
        rows={2}
      >
        {(invitations) =>
          invitations.length === 0 ? (
            <p className="muted">
              <Trans>No pending invitations.</Trans>
            </p>
          ) : (
            <InvitationList
              invitations={invitations}
              sending={resend.busy ? (resend.input ?? null) : null}
              onResend={({ id }) => void resend.run(id)}
              onRevoke={setRevoking}
            />
          )
        }
      </QueryView>
      {inviting && <InviteDialog onClose={() => setInviting(false)} onMade={showLink} />}
      {newLink && <LinkDialog {...newLink} home={home} onClose={() => setNewLink(null)} />}
      {revoking && (
        <RevokeInvitationQuestion invitation={revoking} home={home} onClose={() => setRevoking(null)} />
      )}
    </section>
  );
}

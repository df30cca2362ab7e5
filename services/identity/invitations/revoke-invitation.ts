import { text } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Acting } from '../workspaces/team-deps.ts';
import type { InvitationDeps } from './invitation-deps.ts';
import { invitationEvent } from './invitation-event.ts';
import { noInvitation } from './resend-invitation.ts';

/** @throws AppError `not_found`; `conflict` when it was answered meanwhile */
export async function revokeInvitation(
  { stores, relay, telemetry: { securityLog }, clock }: InvitationDeps,
  { userId, workspaceId, address }: Acting,
  invitationId: string,
): Promise<void> {
  const now = clock();
  const invitation = await stores.invitations.find(invitationId, workspaceId);
  if (!invitation) throw noInvitation();
  if (invitation.status === 'revoked') return;
  const event = invitationEvent(invitation, 'revoked', userId, now);
  if (!(await stores.invitations.end(invitation.id, 'revoked', now, event)))
    throw new AppError('conflict', {
      message: text`${{ email: invitation.email }} has already responded to that invitation.`,
    });
  relay.nudge();
  securityLog.tell({
    event: 'invitation.revoked',
    outcome: 'success',
    userId,
    workspaceId,
    address,
    detail: { invitation: invitation.id },
  });
}

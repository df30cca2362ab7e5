import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { emailMark } from '../crypto/email-mark.ts';
import { hashOf, newSecret } from '../crypto/secret.ts';
import { invitationExpiry } from '../domain/invitation.ts';
import type { Acting } from '../workspaces/team-deps.ts';
import { admitSending } from './admit-sending.ts';
import type { InvitationDeps } from './invitation-deps.ts';
import { invitationEvent } from './invitation-event.ts';
import type { MadeInvitation } from './invite-member.ts';
import { requestMail } from './request-mail.ts';

/** Another link, good from now on; the one before opens nothing. @throws AppError `not_found`, `too_many_requests` */
export async function resendInvitation(
  deps: InvitationDeps,
  acting: Acting,
  invitationId: string,
): Promise<MadeInvitation> {
  const { stores, relay, clock } = deps;
  const { securityLog } = deps.telemetry;
  const { userId, workspaceId, address } = acting;
  const openInvitation = await stores.invitations.find(invitationId, workspaceId);
  if (openInvitation?.status !== 'open') throw noInvitation();
  await admitSending(deps, acting, openInvitation.emailKey);
  const now = clock();
  const invitation = {
    ...openInvitation,
    invitedBy: userId,
    mailedOnly: deps.mail.mode === 'smtp',
    sentAt: now,
    expiresAt: invitationExpiry(now),
  };
  const secret = newSecret();
  const event = invitationEvent(invitation, 'resent', userId, now);
  const events = [event, ...(await requestMail(deps, invitation, secret))];
  if (!(await stores.invitations.resend(invitation, hashOf(secret), events))) throw noInvitation();
  relay.nudge();
  securityLog.tell({
    event: 'invitation.sent',
    outcome: 'success',
    userId,
    workspaceId,
    address,
    emailMark: emailMark(openInvitation.emailKey),
    detail: { invitation: openInvitation.id, role: openInvitation.role },
  });
  return { invitation, secret };
}

export const noInvitation = (): AppError =>
  new AppError('not_found', { message: sentence`That invitation is no longer open.` });

import { randomUUID } from 'node:crypto';
import type { Role } from '@carillon/contracts/domain/roles.ts';
import { WORKSPACE_LIMITS } from '@carillon/contracts/http/identity/workspaces/workspace.ts';
import { sentence, text } from '@carillon/contracts/text.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import {
  type ConfirmationRequest,
  type ConfirmIdentityDeps,
  confirmIdentity,
} from '../accounts/confirm-identity.ts';
import { emailMark } from '../crypto/email-mark.ts';
import { hashOf, newSecret } from '../crypto/secret.ts';
import { emailKey } from '../domain/email.ts';
import { type Invitation, invitationExpiry } from '../domain/invitation.ts';
import type { Acting } from '../workspaces/team-deps.ts';
import { admitSending } from './admit-sending.ts';
import type { InvitationDeps } from './invitation-deps.ts';
import { invitationEvent } from './invitation-event.ts';
import { requestMail } from './request-mail.ts';

interface Deps extends InvitationDeps, ConfirmIdentityDeps {
  readonly telemetry: ConfirmIdentityDeps['telemetry'];
  readonly stores: InvitationDeps['stores'] & ConfirmIdentityDeps['stores'];
}

interface InvitationRequest {
  readonly email: string;
  readonly role: Role;
}

/** An invitation, and the secret that opens it. */
export interface MadeInvitation {
  readonly invitation: Invitation;
  readonly secret: string;
}

/**
 * Invites an address into a workspace.
 * @throws AppError `validation_failed` under `email` where it is a member's or invited already; `team_full`,
 * `too_many_requests`; for an owner as `confirmIdentity`
 */
export async function inviteMember(
  deps: Deps,
  request: Acting & ConfirmationRequest,
  { email, role }: InvitationRequest,
): Promise<MadeInvitation> {
  const { stores, relay, clock } = deps;
  const { securityLog } = deps.telemetry;
  const { userId, workspaceId, address } = request;
  const key = emailKey(email);
  await checkRoom(deps, workspaceId, key);
  if (await stores.invitations.isInvited(workspaceId, key)) throw invitedAlready(email);
  // An owner can shut out the user who invited them.
  if (role === 'owner') await confirmIdentity(deps, request);
  await admitSending(deps, request, key);
  const now = clock();
  const secret = newSecret();
  const invitation: Invitation = {
    id: randomUUID(),
    workspaceId,
    email,
    emailKey: key,
    role,
    status: 'open',
    invitedBy: userId,
    sentAt: now,
    expiresAt: invitationExpiry(now),
    mailedOnly: deps.mail.mode === 'smtp',
  };
  const event = invitationEvent(invitation, 'sent', userId, now);
  const events = [event, ...(await requestMail(deps, invitation, secret))];
  if (!(await stores.invitations.create(invitation, hashOf(secret), events))) throw invitedAlready(email);
  relay.nudge();
  securityLog.tell({
    event: 'invitation.sent',
    outcome: 'success',
    userId,
    workspaceId,
    address,
    emailMark: emailMark(key),
    detail: { invitation: invitation.id, role },
  });
  return { invitation, secret };
}

async function checkRoom({ stores }: InvitationDeps, workspaceId: string, key: string): Promise<void> {
  const workspace = await stores.workspaces.find(workspaceId);
  if (!workspace) throw new AppError('not_found');
  const users = await stores.users.list(workspace.members.map(({ userId }) => userId));
  const member = users.find((user) => emailKey(user.email) === key);
  if (member) throw invalid({ email: [text`${{ name: member.name }} is already a member.`] });
  if (workspace.members.length >= WORKSPACE_LIMITS.members) throw new AppError('team_full');
  if ((await stores.invitations.countOpen(workspaceId)) >= WORKSPACE_LIMITS.invitations)
    throw new AppError('team_full', {
      message: sentence`This workspace has reached the maximum of ${{ count: WORKSPACE_LIMITS.invitations }} open invitations. Revoke one that you no longer need.`,
    });
}

const invitedAlready = (email: string): AppError =>
  invalid({ email: [text`${{ email }} has already been invited. You can resend the invitation below.`] });

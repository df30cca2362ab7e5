import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { isDuplicateKey } from '@carillon/kit/store/duplicate-key.ts';
import { isDeserted, updateSuspension } from '../connections/update-suspension.ts';
import type { Invitation } from '../domain/invitation.ts';
import { join, type TeamDecision } from '../domain/team.ts';
import { memberOf, type Workspace } from '../domain/workspace.ts';
import { changeTeam } from '../workspaces/change-team.ts';
import type { InvitationDeps } from './invitation-deps.ts';
import { invitationEvent } from './invitation-event.ts';
import { readInvitation } from './read-invitation.ts';

interface Answering {
  readonly userId: string;
  readonly secret: string;
  readonly address: string;
}

/**
 * Makes a user a member of the workspace that they are invited into.
 * @returns the workspace's id
 * @throws AppError `not_found`, `other_email`, `conflict` when it is open no more, `team_full`
 */
export async function acceptInvitation(deps: InvitationDeps, answering: Answering): Promise<string> {
  const { stores, clock } = deps;
  const { securityLog } = deps.telemetry;
  const { userId, address } = answering;
  const { invitation, member } = await findOwnInvitation(deps, answering);
  const { id, workspaceId, role } = invitation;
  if (!(await stores.invitations.take(id, userId))) {
    // A second click, whose first one has made them a member.
    if (member) return workspaceId;
    throw overSince(deps, answering, invitation);
  }
  // Nobody there could look after a new member: the workspace goes, unless somebody comes back.
  const deserted = await isDeserted(stores, workspaceId);
  const joining = { userId, role, joinedAt: clock() };
  const { changed } = await changeTeam(deps, {
    workspaceId,
    memberId: userId,
    actorId: userId,
    change: 'joined',
    decide: (workspace) =>
      !deserted && stands(workspace, invitation) ? join(workspace, joining) : WITHDRAWN,
  }).catch(async (error) => {
    await stores.invitations.giveBack(id, userId).catch((cause) => {
      // The address was invited anew meanwhile: that one is good.
      if (!isDuplicateKey(cause)) throw cause;
    });
    throw error;
  });
  await stores.invitations.finish(id, userId);
  // The last of the others may have closed their account meanwhile.
  await updateSuspension(deps, workspaceId);
  // Nobody but who reads the mail has the link.
  if (invitation.mailedOnly && (await stores.users.prove(userId, clock())))
    securityLog.tell({
      event: 'email.proven',
      outcome: 'success',
      userId,
      address,
      detail: { by: 'invitation' },
    });
  if (changed)
    securityLog.tell({
      event: 'member.joined',
      outcome: 'success',
      userId,
      workspaceId,
      address,
      detail: { invitation: id, role },
    });
  return workspaceId;
}

const WITHDRAWN: TeamDecision = { ok: false, refusal: 'conflict' };

/** An owner who was removed, or is one no longer, lets nobody in, lest they come back by another address. */
const stands = (workspace: Workspace, { invitedBy }: Invitation): boolean =>
  memberOf(workspace, invitedBy)?.role === 'owner';

/** @throws AppError as above */
export async function declineInvitation(deps: InvitationDeps, answering: Answering): Promise<void> {
  const { stores, relay, clock } = deps;
  const { securityLog } = deps.telemetry;
  const { userId, address } = answering;
  const { invitation, state } = await findOwnInvitation(deps, answering);
  if (state === 'declined') return;
  const { id, workspaceId } = invitation;
  const event = invitationEvent(invitation, 'declined', null, clock());
  if (!(await stores.invitations.end(id, 'declined', clock(), event)))
    throw overSince(deps, answering, invitation);
  relay.nudge();
  securityLog.tell({
    event: 'invitation.declined',
    outcome: 'success',
    userId,
    workspaceId,
    address,
    detail: { invitation: id },
  });
}

/** The link has to be good, and the account the one that it was sent to. */
async function findOwnInvitation(deps: InvitationDeps, answering: Answering) {
  const read = await readInvitation(deps, answering.secret, answering.userId);
  if (!read)
    throw new AppError('not_found', {
      message: sentence`This link is wrong, or the invitation no longer exists.`,
    });
  if (!read.yours) {
    refuse(deps, answering, read.invitation, 'email');
    throw new AppError('other_email');
  }
  if (read.state === 'expired' || read.state === 'revoked')
    throw overSince(deps, answering, read.invitation, read.state);
  return read;
}

function overSince(
  deps: InvitationDeps,
  answering: Answering,
  invitation: Invitation,
  reason = 'over',
): AppError {
  refuse(deps, answering, invitation, reason);
  return new AppError('conflict', {
    message:
      reason === 'expired'
        ? sentence`This invitation has expired.`
        : sentence`This invitation is no longer open.`,
  });
}

const refuse = (
  { telemetry: { securityLog } }: InvitationDeps,
  { userId, address }: Answering,
  { id, workspaceId }: Invitation,
  reason: string,
): void =>
  securityLog.tell({
    event: 'invitation.refused',
    outcome: 'failure',
    userId,
    workspaceId,
    address,
    detail: { invitation: id, reason },
  });

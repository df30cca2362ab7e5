import { hashOf } from '../crypto/secret.ts';
import { emailKey } from '../domain/email.ts';
import { type Invitation, stateOf } from '../domain/invitation.ts';
import { memberOf, type Workspace } from '../domain/workspace.ts';
import type { InvitationDeps } from './invitation-deps.ts';

interface Read {
  readonly invitation: Invitation;
  readonly state: ReturnType<typeof stateOf>;
  readonly workspace: Workspace;
  readonly inviter: string | null;
  /** Whether it is for that user; null for nobody. */
  readonly yours: boolean | null;
  readonly member: boolean;
}

/**
 * Returns the invitation of a link. Null if the link is wrong or its workspace is gone. `userId` is empty without a
 * login.
 */
export async function readInvitation(
  { stores, clock }: Pick<InvitationDeps, 'stores' | 'clock'>,
  secret: string,
  userId: string,
): Promise<Read | null> {
  const invitation = await stores.invitations.findByHash(hashOf(secret));
  if (!invitation) return null;
  const [workspace, inviter, user] = await Promise.all([
    stores.workspaces.find(invitation.workspaceId),
    stores.users.find(invitation.invitedBy),
    userId ? stores.users.find(userId) : null,
  ]);
  if (!workspace) return null;
  return {
    invitation,
    workspace,
    state: stateOf(invitation, clock()),
    inviter: inviter?.name ?? null,
    yours: user && emailKey(user.email) === invitation.emailKey,
    member: user !== null && memberOf(workspace, user.id) !== null,
  };
}

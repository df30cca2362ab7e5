import type { EventOf } from '@carillon/contracts/event.ts';
import { INVITATION_DAYS } from '@carillon/contracts/http/identity/members/invitation.ts';
import type { Invitation } from '../domain/invitation.ts';
import { recipientOf } from '../mail/mail-request.ts';
import type { InvitationDeps } from './invitation-deps.ts';

/** Browsers send nothing after the # to a server. */
export const linkOf = ({ mail }: Pick<InvitationDeps, 'mail'>, secret: string): string =>
  mail.link(`/invitation#${secret}`);

/** The mail that delivers an invitation. None if mail is switched off. */
export async function requestMail(
  deps: InvitationDeps,
  { workspaceId, email, role, invitedBy, sentAt, expiresAt }: Invitation,
  secret: string,
): Promise<EventOf[]> {
  const { stores, mail } = deps;
  if (mail.mode === 'none') return [];
  const [workspace, inviter] = await Promise.all([
    stores.workspaces.find(workspaceId),
    stores.users.find(invitedBy),
  ]);
  if (!workspace || !inviter) return [];
  // Their name, location and language aren't known yet.
  const to = { ...recipientOf(inviter), to: email, name: email };
  const link = linkOf(deps, secret);
  const content = {
    kind: 'invitation' as const,
    workspace: workspace.name,
    inviter: inviter.name,
    role,
    link,
  };
  return [mail.request(to, { ...content, days: INVITATION_DAYS }, sentAt, expiresAt)];
}

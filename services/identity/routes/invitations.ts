import { acceptInvitation } from '@carillon/contracts/http/identity/members/accept-invitation.ts';
import { declineInvitation } from '@carillon/contracts/http/identity/members/decline-invitation.ts';
import { inviteMember } from '@carillon/contracts/http/identity/members/invite-member.ts';
import { listInvitations } from '@carillon/contracts/http/identity/members/list-invitations.ts';
import { readInvitation } from '@carillon/contracts/http/identity/members/read-invitation.ts';
import { resendInvitation } from '@carillon/contracts/http/identity/members/resend-invitation.ts';
import { revokeInvitation } from '@carillon/contracts/http/identity/members/revoke-invitation.ts';
import { WORKSPACE_LIMITS } from '@carillon/contracts/http/identity/workspaces/workspace.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { IdentityContext } from '../context.ts';
import type { Invitation } from '../domain/invitation.ts';
import {
  acceptInvitation as accept,
  declineInvitation as decline,
} from '../invitations/answer-invitation.ts';
import { inviteMember as invite, type MadeInvitation } from '../invitations/invite-member.ts';
import { readInvitation as read } from '../invitations/read-invitation.ts';
import { linkOf } from '../invitations/request-mail.ts';
import { resendInvitation as resend } from '../invitations/resend-invitation.ts';
import { revokeInvitation as revoke } from '../invitations/revoke-invitation.ts';
import { enterWorkspace as enter } from '../workspaces/enter-workspace.ts';
import { addressOf } from './address-of.ts';
import { askingOf } from './asking-of.ts';

export function mountInvitations(app: Hono<ServiceEnv>, context: IdentityContext): void {
  const { invitations, users } = context.stores;
  const viewsOf = async (some: readonly Invitation[]) => {
    const inviters = await users.list(some.map(({ invitedBy }) => invitedBy));
    return some.map(({ id, email, role, invitedBy, sentAt, expiresAt }) => ({
      id,
      email,
      role,
      invited_by: inviters.find((one) => one.id === invitedBy)?.name ?? null,
      sent_at: sentAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    }));
  };
  const replyWithLink = async ({ invitation, secret }: MadeInvitation) => {
    const [view] = await viewsOf([invitation]);
    if (!view) throw new Error('an invitation has no view');
    // Without a mail, the inviter passes on the link.
    const link = context.mail.mode === 'smtp' ? null : linkOf(context, secret);
    return { success: true as const, invitation: view, link };
  };

  mount(app, listInvitations, async ({ workspaceId }) => {
    const open = await invitations.listOpen(workspaceId, WORKSPACE_LIMITS.invitations);
    return { success: true as const, invitations: await viewsOf(open) };
  });
  mount(app, inviteMember, async ({ workspaceId, body: { email, role, ...confirmation }, ...call }) =>
    replyWithLink(
      await invite(context, { ...askingOf(call), workspaceId, given: confirmation }, { email, role }),
    ),
  );
  mount(app, resendInvitation, async ({ userId, workspaceId, params, c }) =>
    replyWithLink(await resend(context, { userId, workspaceId, address: addressOf(c) }, params.id)),
  );
  mount(app, revokeInvitation, async ({ userId, workspaceId, params, c }) => {
    await revoke(context, { userId, workspaceId, address: addressOf(c) }, params.id);
    return { success: true as const };
  });

  mount(app, readInvitation, async ({ userId, body }) => {
    const result = await read(context, body.secret, userId);
    if (!result) return { success: true as const, invitation: null };
    const { invitation, workspace, ...rest } = result;
    const { role, email, expiresAt } = invitation;
    return {
      success: true as const,
      invitation: { ...rest, workspace: workspace.name, role, email, expires_at: expiresAt.toISOString() },
    };
  });
  mount(app, acceptInvitation, async ({ userId, sessionId, body, c }) => {
    const workspaceId = await accept(context, { userId, secret: body.secret, address: addressOf(c) });
    await enter(context, { userId, sessionId, workspaceId });
    return { success: true as const, workspace_id: workspaceId };
  });
  mount(app, declineInvitation, async ({ userId, body, c }) => {
    await decline(context, { userId, secret: body.secret, address: addressOf(c) });
    return { success: true as const };
  });
}

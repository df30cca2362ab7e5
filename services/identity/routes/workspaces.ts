import { changeRole } from '@carillon/contracts/http/identity/members/change-role.ts';
import { listMembers } from '@carillon/contracts/http/identity/members/list-members.ts';
import { listRecipients } from '@carillon/contracts/http/identity/members/list-recipients.ts';
import { nameUsers } from '@carillon/contracts/http/identity/members/name-users.ts';
import { removeMember } from '@carillon/contracts/http/identity/members/remove-member.ts';
import { changeApprovalRule } from '@carillon/contracts/http/identity/workspaces/change-approval-rule.ts';
import { createWorkspace } from '@carillon/contracts/http/identity/workspaces/create-workspace.ts';
import { enterWorkspace } from '@carillon/contracts/http/identity/workspaces/enter-workspace.ts';
import { leaveWorkspace } from '@carillon/contracts/http/identity/workspaces/leave-workspace.ts';
import { listWorkspaces } from '@carillon/contracts/http/identity/workspaces/list-workspaces.ts';
import { renameWorkspace } from '@carillon/contracts/http/identity/workspaces/rename-workspace.ts';
import { WORKSPACE_LIMITS } from '@carillon/contracts/http/identity/workspaces/workspace.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { IdentityContext } from '../context.ts';
import { memberOf, type Workspace } from '../domain/workspace.ts';
import { changeApprovalRule as changeRule } from '../workspaces/change-approval-rule.ts';
import { changeRole as giveRole } from '../workspaces/change-role.ts';
import { createWorkspace as create } from '../workspaces/create-workspace.ts';
import { enterWorkspace as enter } from '../workspaces/enter-workspace.ts';
import { listMembers as membersOf } from '../workspaces/list-members.ts';
import { listRecipients as recipientsOf } from '../workspaces/list-recipients.ts';
import { removeMember as remove } from '../workspaces/remove-member.ts';
import { renameWorkspace as rename } from '../workspaces/rename-workspace.ts';
import { addressOf } from './address-of.ts';
import { askingOf } from './asking-of.ts';

export function mountWorkspaces(app: Hono<ServiceEnv>, context: IdentityContext): void {
  mount(app, listWorkspaces, async ({ userId, workspaceId }) => {
    const userWorkspaces = await context.stores.workspaces.listOf(userId, WORKSPACE_LIMITS.listed);
    const workspaces = userWorkspaces.flatMap((one) => viewOf(one, userId, workspaceId));
    workspaces.sort((a, b) => a.name.localeCompare(b.name, 'en-US'));
    return { success: true as const, workspaces };
  });
  mount(app, createWorkspace, async ({ userId, body: { name }, c }) => {
    const id = await create(context, { userId, name, address: addressOf(c) });
    return { success: true as const, id };
  });
  mount(app, renameWorkspace, async ({ userId, workspaceId, body: { name } }) => {
    await rename(context, { userId, workspaceId, name });
    return { success: true as const, name };
  });
  mount(app, changeApprovalRule, async ({ userId, workspaceId, body: { owner_approval }, c }) => {
    await changeRule(context, { userId, workspaceId, address: addressOf(c) }, owner_approval);
    return { success: true as const, owner_approval };
  });
  mount(app, enterWorkspace, async ({ userId, sessionId, params: { id } }) => {
    await enter(context, { userId, sessionId, workspaceId: id });
    return { success: true as const };
  });
  mount(app, leaveWorkspace, async ({ userId, params: { id }, c }) => {
    await remove(context, { userId, workspaceId: id, address: addressOf(c) }, userId);
    return { success: true as const };
  });
  mount(app, listMembers, async ({ workspaceId }) => ({
    success: true as const,
    members: await membersOf(context, workspaceId),
  }));
  mount(app, listRecipients, ({ body }) => recipientsOf(context, body.workspace_id));
  mount(app, changeRole, async ({ workspaceId, params, body: { role, ...confirmation }, ...call }) => {
    const request = { ...askingOf(call), workspaceId, given: confirmation };
    await giveRole(context, request, { memberId: params.id, role });
    return { success: true as const, role };
  });
  mount(app, nameUsers, async ({ body }) => {
    const users = await context.stores.users.list(body.user_ids);
    return { users: users.map(({ id, name }) => ({ id, name })) };
  });
  mount(app, removeMember, async ({ userId, workspaceId, params, c }) => {
    await remove(context, { userId, workspaceId, address: addressOf(c) }, params.id);
    return { success: true as const };
  });
}

function viewOf(workspace: Workspace, userId: string, current: string) {
  const role = memberOf(workspace, userId)?.role;
  if (!role) return [];
  const { id, name, personalOf } = workspace;
  return [{ id, name, role, personal: personalOf === userId, current: id === current }];
}

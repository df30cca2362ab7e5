import type { ErrorName } from '@carillon/contracts/errors.ts';
import { WORKSPACE_LIMITS } from '@carillon/contracts/http/identity/workspaces/workspace.ts';
import { type Member, memberOf, type Workspace } from './workspace.ts';

/** The new members of a workspace, or why nothing changes. */
export type TeamDecision =
  | { readonly ok: true; readonly next: Workspace; readonly before: Member | null }
  | { readonly ok: false; readonly refusal: ErrorName };

const refuse = (refusal: ErrorName): TeamDecision => ({ ok: false, refusal });

/** Adds a member. One who already is a member keeps their role. */
export function join(workspace: Workspace, joining: Member): TeamDecision {
  const before = memberOf(workspace, joining.userId);
  if (before) return { ok: true, next: workspace, before };
  if (workspace.members.length >= WORKSPACE_LIMITS.members) return refuse('team_full');
  return { ok: true, next: { ...workspace, members: [...workspace.members, joining] }, before };
}

/** @param closedIds members whose account is to be deleted */
export function giveRole(
  workspace: Workspace,
  { userId, role }: Pick<Member, 'userId' | 'role'>,
  closedIds: ReadonlySet<string>,
): TeamDecision {
  const before = memberOf(workspace, userId);
  if (!before) return refuse('not_found');
  const refusal = role === 'owner' ? null : whyOwner(workspace, before, closedIds);
  if (refusal) return refuse(refusal);
  const members = workspace.members.map((one) => (one === before ? { ...one, role } : one));
  return { ok: true, next: { ...workspace, members }, before };
}

/** @param closedIds members whose account is to be deleted */
export function part(workspace: Workspace, userId: string, closedIds: ReadonlySet<string>): TeamDecision {
  const before = memberOf(workspace, userId);
  if (!before) return refuse('not_found');
  const refusal = whyOwner(workspace, before, closedIds);
  if (refusal) return refuse(refusal);
  return {
    ok: true,
    next: { ...workspace, members: workspace.members.filter((one) => one !== before) },
    before,
  };
}

/** Why a member can't be anything but an owner; null when they can. */
function whyOwner(
  { members, personalOf }: Workspace,
  { userId, role }: Member,
  closedIds: ReadonlySet<string>,
): ErrorName | null {
  if (personalOf === userId) return 'own_workspace';
  if (role !== 'owner') return null;
  const others = members.filter((one) => one.userId !== userId);
  const staying = others.filter((one) => !closedIds.has(one.userId));
  const hasOwner = (those: readonly Member[]): boolean => those.some((one) => one.role === 'owner');
  return hasOwner(others) && (staying.length === 0 || hasOwner(staying)) ? null : 'last_owner';
}

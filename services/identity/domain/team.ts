import { ROLES } from '@carillon/contracts/domain/roles.ts';
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

/** Members whose account is to be deleted. */
type Closed = Pick<ReadonlySet<string>, 'has'>;

export function giveRole(
  workspace: Workspace,
  { userId, role }: Pick<Member, 'userId' | 'role'>,
  closed: Closed,
): TeamDecision {
  const before = memberOf(workspace, userId);
  if (!before) return refuse('not_found');
  const members = workspace.members.map((one) => (one === before ? { ...one, role } : one));
  const refusal = role === 'owner' ? null : whyOwner(workspace, before, members, closed);
  return refusal ? refuse(refusal) : { ok: true, next: { ...workspace, members }, before };
}

export function part(workspace: Workspace, userId: string, closed: Closed): TeamDecision {
  const before = memberOf(workspace, userId);
  if (!before) return refuse('not_found');
  const members = workspace.members.filter((one) => one !== before);
  const refusal = whyOwner(workspace, before, members, closed);
  return refusal ? refuse(refusal) : { ok: true, next: { ...workspace, members }, before };
}

/** Why a member can't be anything but an owner, given the members afterwards; null when they can. */
function whyOwner(
  { personalOf }: Workspace,
  { userId, role }: Member,
  members: readonly Member[],
  closed: Closed,
): ErrorName | null {
  if (personalOf === userId) return 'own_workspace';
  if (role !== 'owner') return null;
  const open = members.filter((one) => !closed.has(one.userId));
  return members.some(isOwner) && (open.length === 0 || open.some(isOwner)) ? null : 'last_owner';
}

const isOwner = ({ role }: Member): boolean => role === 'owner';

/**
 * Takes a member out whose account is deleted. Where no owner stays, the member with the highest role takes over: of
 * several the one who joined first, and one whose account is open before one who would have to come back.
 * @returns null when nobody stays, so that the workspace has to go
 */
export function outlive(
  workspace: Workspace,
  userId: string,
  closed: ReadonlyMap<string, { readonly isUndoable: boolean }>,
): { readonly next: Workspace; readonly heir: Member | null } | null {
  const members = workspace.members.filter((one) => one.userId !== userId);
  const staying = members.filter((one) => closed.get(one.userId)?.isUndoable !== false);
  if (staying.length === 0) return null;
  const personalOf = workspace.personalOf === userId ? null : workspace.personalOf;
  const heir = staying.some(isOwner)
    ? null
    : (staying.toSorted(
        (a, b) =>
          Number(closed.has(a.userId)) - Number(closed.has(b.userId)) ||
          ROLES.indexOf(b.role) - ROLES.indexOf(a.role) ||
          a.joinedAt.getTime() - b.joinedAt.getTime(),
      )[0] ?? null);
  const next = members.map((one) => (one === heir ? { ...one, role: 'owner' as const } : one));
  return { next: { ...workspace, personalOf, members: next }, heir };
}

import { memberOf, type Workspace } from '../domain/workspace.ts';
import type { DeletionStore } from '../stores/deletions.ts';
import type { WorkspaceStore } from '../stores/workspaces.ts';

/** More than anybody is in. */
export const MAX_LISTED = 1000;

type Named = Pick<Workspace, 'id' | 'name'>;

/** How deleting an account affects the user's workspaces. */
export interface WhatGoes {
  /** Nobody else with an open account is in it. */
  readonly deleted: readonly Named[];
  /** Of those, workspaces that stay if a member comes back who has closed their account. */
  readonly mayStay: readonly Named[];
  /** Others go on in it. */
  readonly left: readonly Named[];
  /** The user is the only owner whose account is open, and others go on in it. */
  readonly ownerless: readonly Named[];
}

export async function whatGoes(
  workspaces: Pick<WorkspaceStore, 'listOf'>,
  deletions: Pick<DeletionStore, 'among'>,
  userId: string,
): Promise<WhatGoes> {
  const listed = await workspaces.listOf(userId, MAX_LISTED);
  const memberIds = new Set(listed.flatMap(({ members }) => members.map((one) => one.userId)));
  const closed = await deletions.among([...memberIds]);
  const byFate = Map.groupBy(listed, (one) => fateOf(one, userId, closed));
  const deleted = byFate.get('deleted') ?? [];
  const mayComeBack = (id: string): boolean => id !== userId && closed.get(id)?.isUndoable === true;
  return {
    deleted: deleted.map(named),
    mayStay: deleted.filter(({ members }) => members.some((one) => mayComeBack(one.userId))).map(named),
    left: (byFate.get('left') ?? []).map(named),
    ownerless: (byFate.get('ownerless') ?? []).map(named),
  };
}

const named = ({ id, name }: Workspace): Named => ({ id, name });

function fateOf(
  workspace: Workspace,
  userId: string,
  closed: Pick<ReadonlySet<string>, 'has'>,
): 'deleted' | 'left' | 'ownerless' {
  const others = workspace.members.filter((one) => one.userId !== userId && !closed.has(one.userId));
  if (others.length === 0) return 'deleted';
  // Only an owner can find another one.
  const owns = memberOf(workspace, userId)?.role === 'owner';
  return owns && !others.some(({ role }) => role === 'owner') ? 'ownerless' : 'left';
}

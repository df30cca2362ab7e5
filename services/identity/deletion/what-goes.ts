import type { Workspace } from '../domain/workspace.ts';
import type { DeletionStore } from '../stores/deletions.ts';
import type { WorkspaceStore } from '../stores/workspaces.ts';

/** More than anybody is in. */
const LIMIT = 1000;

/** How deleting an account affects the user's workspaces. */
export interface WhatGoes {
  /** Nobody else is in it. */
  readonly deleted: readonly Pick<Workspace, 'id' | 'name'>[];
  /** Others go on in it. */
  readonly left: readonly Pick<Workspace, 'id' | 'name'>[];
  /** Others are in it, and none of them owns it. */
  readonly ownerless: readonly Pick<Workspace, 'id' | 'name'>[];
}

/** @param deletions null if it is deleted now; then members whose accounts are scheduled for deletion still count */
export async function whatGoes(
  workspaces: Pick<WorkspaceStore, 'listOf'>,
  deletions: Pick<DeletionStore, 'among'> | null,
  userId: string,
): Promise<WhatGoes> {
  const listed = await workspaces.listOf(userId, LIMIT);
  const memberIds = new Set(listed.flatMap(({ members }) => members.map((one) => one.userId)));
  const closedIds = (await deletions?.among([...memberIds])) ?? new Set<string>();
  const byFate = Map.groupBy(listed, (one) => fateOf(one, userId, closedIds));
  const those = (fate: keyof WhatGoes) => (byFate.get(fate) ?? []).map(({ id, name }) => ({ id, name }));
  return { deleted: those('deleted'), left: those('left'), ownerless: those('ownerless') };
}

function fateOf({ members }: Workspace, userId: string, closedIds: ReadonlySet<string>): keyof WhatGoes {
  const others = members.filter((one) => one.userId !== userId && !closedIds.has(one.userId));
  if (others.length === 0) return 'deleted';
  return others.some(({ role }) => role === 'owner') ? 'left' : 'ownerless';
}

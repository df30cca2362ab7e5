import type { Workspace } from '../domain/workspace.ts';
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

export async function whatGoes(
  workspaces: Pick<WorkspaceStore, 'listOf'>,
  userId: string,
): Promise<WhatGoes> {
  const byFate = Map.groupBy(await workspaces.listOf(userId, LIMIT), (one) => fateOf(one, userId));
  const those = (fate: keyof WhatGoes) => (byFate.get(fate) ?? []).map(({ id, name }) => ({ id, name }));
  return { deleted: those('deleted'), left: those('left'), ownerless: those('ownerless') };
}

function fateOf({ members }: Workspace, userId: string): keyof WhatGoes {
  const others = members.filter((one) => one.userId !== userId);
  if (others.length === 0) return 'deleted';
  return others.some(({ role }) => role === 'owner') ? 'left' : 'ownerless';
}

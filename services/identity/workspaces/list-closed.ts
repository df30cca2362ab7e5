import type { DeletionStore } from '../stores/deletions.ts';
import type { WorkspaceStore } from '../stores/workspaces.ts';

interface Stores {
  readonly workspaces: Pick<WorkspaceStore, 'find'>;
  readonly deletions: Pick<DeletionStore, 'among'>;
}

/** Members of a workspace whose account is to be deleted. */
export async function listClosed(
  { workspaces, deletions }: Stores,
  workspaceId: string,
): Promise<ReadonlySet<string>> {
  const workspace = await workspaces.find(workspaceId);
  const closed = await deletions.among(workspace?.members.map(({ userId }) => userId) ?? []);
  return new Set(closed.keys());
}

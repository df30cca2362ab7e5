import type { ExportLine, ExportSubject } from '@carillon/contracts/data-export.ts';
import type { UserStore } from '../stores/users.ts';
import type { WorkspaceStore } from '../stores/workspaces.ts';

interface Stores {
  readonly workspaces: Pick<WorkspaceStore, 'find'>;
  readonly users: Pick<UserStore, 'list'>;
}

/** Lists the members of a workspace as its owners see them: by the ids that drafts and posts name. */
export async function* memberLines(
  { workspaces, users }: Stores,
  subject: ExportSubject,
): AsyncGenerator<ExportLine> {
  if (subject.kind !== 'workspace') return;
  const workspace = await workspaces.find(subject.workspace_id);
  if (!workspace) return;
  yield { open: 'members.json', about: 'Who is in the workspace, by the ids that other files name.' };
  const names = new Map(
    (await users.list(workspace.members.map((one) => one.userId))).map((one) => [one.id, one]),
  );
  for (const { userId, role, joinedAt } of workspace.members) {
    const { name = null, email = null } = names.get(userId) ?? {};
    yield { row: { id: userId, name, email, role, joinedAt: joinedAt.toISOString() } };
  }
}

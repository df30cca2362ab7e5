import { ROLES } from '@carillon/contracts/domain/roles.ts';
import type { Member } from '@carillon/contracts/http/identity/members/list-members.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { DeletionStore } from '../stores/deletions.ts';
import type { TeamDeps } from './team-deps.ts';

interface Deps {
  readonly stores: TeamDeps['stores'] & { readonly deletions: Pick<DeletionStore, 'among'> };
}

/** Owners first, then by name. @throws AppError `not_found` when the workspace is gone */
export async function listMembers({ stores }: Deps, workspaceId: string): Promise<Member[]> {
  const workspace = await stores.workspaces.find(workspaceId);
  if (!workspace) throw new AppError('not_found');
  const ids = workspace.members.map(({ userId }) => userId);
  const [users, closed] = await Promise.all([stores.users.list(ids), stores.deletions.among(ids)]);
  return workspace.members
    .flatMap(({ userId, role, joinedAt }) => {
      const user = users.find(({ id }) => id === userId);
      if (!user) return [];
      const { name, email } = user;
      const home = workspace.personalOf === userId;
      const delete_at = closed.get(userId)?.at.toISOString() ?? null;
      return [{ id: userId, name, email, role, joined_at: joinedAt.toISOString(), home, delete_at }];
    })
    .toSorted(
      (a, b) => ROLES.indexOf(b.role) - ROLES.indexOf(a.role) || a.name.localeCompare(b.name, 'en-US'),
    );
}

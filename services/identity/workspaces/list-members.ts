import { ROLES } from '@carillon/contracts/domain/roles.ts';
import type { Member } from '@carillon/contracts/http/identity/members/list-members.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { TeamDeps } from './team-deps.ts';

/** Owners first, then by name. @throws AppError `not_found` when the workspace is gone */
export async function listMembers(
  { stores }: Pick<TeamDeps, 'stores'>,
  workspaceId: string,
): Promise<Member[]> {
  const workspace = await stores.workspaces.find(workspaceId);
  if (!workspace) throw new AppError('not_found');
  const users = await stores.users.list(workspace.members.map(({ userId }) => userId));
  return workspace.members
    .flatMap(({ userId, role, joinedAt }) => {
      const user = users.find(({ id }) => id === userId);
      if (!user) return [];
      const { name, email } = user;
      const home = workspace.personalOf === userId;
      return [{ id: userId, name, email, role, joined_at: joinedAt.toISOString(), home }];
    })
    .toSorted(
      (a, b) => ROLES.indexOf(b.role) - ROLES.indexOf(a.role) || a.name.localeCompare(b.name, 'en-US'),
    );
}

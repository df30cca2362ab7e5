import { AppError } from '@carillon/kit/errors.ts';
import type { UserStore } from '../stores/users.ts';
import type { WorkspaceStore } from '../stores/workspaces.ts';

interface Deps {
  readonly stores: {
    readonly users: Pick<UserStore, 'changeName'>;
    readonly workspaces: Pick<WorkspaceStore, 'renamePersonal'>;
  };
}

/** The personal workspace follows, as long as it bears its user's name. @throws AppError `not_authenticated` when the user is gone */
export async function changeName({ stores }: Deps, userId: string, name: string): Promise<void> {
  const before = await stores.users.changeName(userId, name);
  if (before === null) throw new AppError('not_authenticated');
  await stores.workspaces.renamePersonal(userId, { from: before, to: name });
}

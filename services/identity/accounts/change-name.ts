import { AppError } from '@carillon/kit/errors.ts';
import type { UserStore } from '../stores/users.ts';

interface Deps {
  readonly stores: {
    readonly users: Pick<UserStore, 'changeName'>;
  };
}

/** @throws AppError `not_authenticated` when the user is gone */
export async function changeName({ stores }: Deps, userId: string, name: string): Promise<void> {
  if (!(await stores.users.changeName(userId, name))) throw new AppError('not_authenticated');
}

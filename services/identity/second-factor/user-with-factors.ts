import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { type DemoDeps, isKeptForDemo } from '../accounts/demo-account.ts';
import type { User } from '../domain/user.ts';
import type { UserStore } from '../stores/users.ts';

interface Deps extends DemoDeps {
  readonly stores: { readonly users: Pick<UserStore, 'find'> };
}

/** @throws AppError `forbidden` for the demo account, which would shut everybody else out */
export async function userWithFactors(deps: Deps, userId: string): Promise<User> {
  const user = await deps.stores.users.find(userId);
  if (!user) throw new AppError('not_authenticated');
  if (isKeptForDemo(deps, user.email))
    throw new AppError('forbidden', {
      message: sentence`The demo account is shared, so it can’t use two-step login.`,
    });
  return user;
}

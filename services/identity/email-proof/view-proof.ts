import { AppError } from '@carillon/kit/errors.ts';
import { isKeptForDemo } from '../accounts/demo-account.ts';
import type { IdentityContext } from '../context.ts';
import type { UserStore } from '../stores/users.ts';

interface Deps extends Pick<IdentityContext, 'demo'> {
  readonly stores: { readonly users: Pick<UserStore, 'find' | 'provenAt'> };
}

/** Whether the account's email is known to be its user's. */
export async function viewProof(
  deps: Deps,
  userId: string,
): Promise<'confirmed' | 'unconfirmed' | 'not_needed'> {
  const { users } = deps.stores;
  const [user, provenAt] = await Promise.all([users.find(userId), users.provenAt(userId)]);
  if (!user) throw new AppError('not_authenticated');
  if (isKeptForDemo(deps, user.email)) return 'not_needed';
  return provenAt ? 'confirmed' : 'unconfirmed';
}

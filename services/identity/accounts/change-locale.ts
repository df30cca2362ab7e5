import type { Locale } from '@carillon/contracts/domain/locales.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { UserStore } from '../stores/users.ts';
import { type DemoDeps, isKeptForDemo } from './demo-account.ts';

interface Deps extends DemoDeps {
  readonly stores: { readonly users: Pick<UserStore, 'find' | 'changeLocale'> };
}

/**
 * The demo account has no language of its own: everybody shares it, and each browser stores its own choice.
 * @throws AppError `not_authenticated` if the user is gone
 */
export async function changeLocale(deps: Deps, userId: string, locale: Locale): Promise<void> {
  const { users } = deps.stores;
  const user = await users.find(userId);
  if (user && isKeptForDemo(deps, user.email)) return;
  if (!(await users.changeLocale(userId, locale))) throw new AppError('not_authenticated');
}

import type { Locale } from '@carillon/contracts/domain/locales.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { UserStore } from '../stores/users.ts';

interface Deps {
  readonly stores: { readonly users: Pick<UserStore, 'changeLocale'> };
}

/** @throws AppError `not_authenticated` when the user is gone */
export async function changeLocale({ stores }: Deps, userId: string, locale: Locale): Promise<void> {
  if (!(await stores.users.changeLocale(userId, locale))) throw new AppError('not_authenticated');
}

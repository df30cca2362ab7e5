import { AppError } from '@carillon/kit/errors.ts';
import type { UserStore } from '../stores/users.ts';

interface Deps {
  readonly stores: { readonly users: Pick<UserStore, 'changeTimezone'> };
}

/** New schedules are meant in that zone from now on. @throws AppError `not_authenticated` when the user is gone */
export async function changeTimeZone({ stores }: Deps, userId: string, timezone: string): Promise<void> {
  if (!(await stores.users.changeTimezone(userId, timezone))) throw new AppError('not_authenticated');
}

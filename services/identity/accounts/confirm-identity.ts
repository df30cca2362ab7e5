import type { Confirmation } from '@carillon/contracts/http/identity/confirmation.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import { isFresh } from '../domain/session.ts';
import type { SessionStore } from '../stores/sessions.ts';
import { type ConfirmingDeps, confirmPassword } from './confirm-password.ts';

interface Deps extends ConfirmingDeps {
  readonly stores: ConfirmingDeps['stores'] & { readonly sessions: Pick<SessionStore, 'find'> };
}

interface Asked {
  readonly userId: string;
  readonly sessionId: string;
  /** Where the browser is. */
  readonly address: string;
  /** What the request brings. */
  readonly given: Confirmation;
}

/**
 * Makes sure, before a dangerous act, that whoever is logged in is the account's user: by the password, or, where the
 * account has none, by a log-in of the last ten minutes.
 * @throws AppError `validation_failed` under the field that is wrong or missing; `fresh_login_needed`; `too_many_requests`
 */
export async function confirmIdentity(deps: Deps, { given, ...who }: Asked): Promise<void> {
  const { stores, clock } = deps;
  if (given.current_password !== undefined)
    return void (await confirmPassword(deps, { ...who, current: given.current_password }));
  if ((await stores.users.findPasswordHash(who.userId)) !== null)
    throw invalid({ current_password: ['Enter your current password.'] });
  const session = await stores.sessions.find(who.sessionId);
  if (!session || !isFresh(session, clock())) throw new AppError('fresh_login_needed');
}

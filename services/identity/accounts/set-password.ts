import { AppError, invalid } from '@carillon/kit/errors.ts';
import type { SecurityLog } from '@carillon/kit/security-log.ts';
import { isCommonPassword } from '../crypto/common-passwords.ts';
import type { Passwords } from '../crypto/passwords.ts';
import { isFresh } from '../domain/session.ts';
import { weaknessOf } from '../domain/weak-password.ts';
import type { SessionStore } from '../stores/sessions.ts';
import type { UserStore } from '../stores/users.ts';

interface Deps {
  readonly stores: { readonly users: UserStore; readonly sessions: Pick<SessionStore, 'find'> };
  readonly passwords: Passwords;
  readonly securityLog: SecurityLog;
  clock(): Date;
}

interface Input {
  readonly userId: string;
  readonly sessionId: string;
  readonly password: string;
  /** Where the browser is. */
  readonly address: string;
}

/**
 * The first password of an account that a provider made, for whoever has just logged in.
 * @throws AppError `fresh_login_needed`, `validation_failed` under `password`, `conflict` where there is one
 */
export async function setPassword(deps: Deps, input: Input): Promise<void> {
  const { stores, passwords, securityLog, clock } = deps;
  const { userId, sessionId, password, address } = input;
  const [user, session] = await Promise.all([stores.users.find(userId), stores.sessions.find(sessionId)]);
  if (!user || !session) throw new AppError('not_authenticated');
  if (!isFresh(session, clock())) throw new AppError('fresh_login_needed');
  const weakness = weaknessOf({ ...user, password }, await isCommonPassword());
  if (weakness) throw invalid({ password: [weakness] });
  if (!(await stores.users.setPassword(userId, await passwords.hash(password))))
    throw new AppError('conflict', { message: 'Your account has a password. Change it instead.' });
  securityLog.tell({ event: 'password.set', outcome: 'success', userId, sessionId, address });
}

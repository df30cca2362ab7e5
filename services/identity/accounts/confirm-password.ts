import { sentence } from '@carillon/contracts/text.ts';
import { invalid, tooMany } from '@carillon/kit/errors.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { hashOf } from '../crypto/secret.ts';
import { FROM_ONE_PLACE, waitAfter } from '../domain/login-tries.ts';
import type { Authentication } from '../sign-in/authentication.ts';
import type { LoginTriesStore } from '../stores/login-tries.ts';
import type { UserStore } from '../stores/users.ts';

export interface ConfirmingDeps {
  readonly stores: { readonly users: UserStore; readonly loginTries: LoginTriesStore };
  readonly authentication: Pick<Authentication, 'passwords'>;
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
  clock(): Date;
}

interface Input {
  readonly userId: string;
  readonly sessionId: string;
  readonly current: string;
  /** Where the browser is. */
  readonly address: string;
}

/**
 * Makes sure that the logged-in user knows the account's password.
 * @throws AppError `validation_failed` under `current_password`; `too_many_requests` after so many tries
 */
export async function confirmPassword(deps: ConfirmingDeps, input: Input): Promise<void> {
  const { stores } = deps;
  const { passwords } = deps.authentication;
  const { securityLog } = deps.telemetry;
  const { userId, sessionId, address, current } = input;
  await admit(deps, input);
  const hash = await stores.users.findPasswordHash(userId);
  if ((await passwords.fits(current, hash)) && hash !== null) {
    // It wasn't a guess.
    await stores.loginTries.clear(passwordTries(userId));
    return;
  }
  const who = { userId, sessionId, address };
  securityLog.tell({
    event: 'password.refused',
    outcome: 'failure',
    ...who,
    detail: { reason: 'current' },
  });
  throw invalid({ current_password: [sentence`That is not your current password.`] });
}

/** Returns the key under which a user's tries are counted. */
export const passwordTries = (userId: string): string => hashOf(`password of ${userId}`);

/** Counts a try before the password is looked at, so that tries at the same time count too. */
async function admit(
  { stores, telemetry: { securityLog }, clock }: ConfirmingDeps,
  { userId, sessionId, address }: Input,
): Promise<void> {
  const now = clock();
  const until = new Date(now.getTime() + FROM_ONE_PLACE.keptMs);
  const tries = await stores.loginTries.count(passwordTries(userId), now, until);
  const wait = waitAfter(tries, FROM_ONE_PLACE, clock());
  if (wait === 0) return;
  securityLog.tell({ event: 'password.throttled', outcome: 'refused', userId, sessionId, address });
  throw tooMany(wait, sentence`Too many attempts with a wrong password.`);
}

import type { Confirmation } from '@carillon/contracts/http/identity/confirmation.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import { isFresh } from '../domain/session.ts';
import { checkPasskey, type PasskeyDeps } from '../passkeys/check-passkey.ts';
import { type CodeDeps, checkCode } from '../second-factor/check-code.ts';
import type { SessionStore } from '../stores/sessions.ts';
import { type ConfirmingDeps, confirmPassword } from './confirm-password.ts';

export interface ConfirmIdentityDeps extends ConfirmingDeps, PasskeyDeps, CodeDeps {
  readonly stores: ConfirmingDeps['stores'] &
    PasskeyDeps['stores'] &
    CodeDeps['stores'] & { readonly sessions: Pick<SessionStore, 'find'> };
}

export interface Asked {
  readonly userId: string;
  readonly sessionId: string;
  /** Where the browser is. */
  readonly address: string;
  /** What the request brings. */
  readonly given: Confirmation;
}

/**
 * Makes sure, before a dangerous act, that whoever is logged in is the account's user: by a passkey or the password, or,
 * where the account has none, by a code of the authenticator app or a log-in of the last ten minutes.
 * @throws AppError `validation_failed` under the field that is wrong or missing; `passkey_refused`; `fresh_login_needed`;
 * `too_many_requests`
 */
export async function confirmIdentity(deps: ConfirmIdentityDeps, { given, ...who }: Asked): Promise<void> {
  const { stores, clock } = deps;
  const { userId, sessionId, address } = who;
  const { passkey, current_password: current, code } = given;
  if (passkey) {
    const binding = { purpose: 'confirm', boundTo: sessionId } as const;
    return void (await checkPasskey(deps, { ...binding, proof: passkey, userId, address }));
  }
  if (current !== undefined) return void (await confirmPassword(deps, { ...who, current }));
  if ((await stores.users.findPasswordHash(userId)) !== null)
    throw invalid({ current_password: ['Enter your current password.'] });
  if (code !== undefined) return checkCode(deps, { userId, address, code });
  const session = await stores.sessions.find(sessionId);
  if (!session || !isFresh(session, clock())) throw new AppError('fresh_login_needed');
}

import type { Confirmation } from '@carillon/contracts/http/identity/account/confirmation.ts';
import type { ConfirmationField } from '@carillon/contracts/http/identity/account/get-confirmation.ts';
import { sentence } from '@carillon/contracts/text.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import type { NoticeDeps } from '../mail/tell-user.ts';
import { checkPasskey, type PasskeyDeps } from '../passkeys/check-passkey.ts';
import { type CodeDeps, checkCode } from '../second-factor/check-code.ts';
import { takeRecoveryCode } from '../second-factor/recovery-codes.ts';
import type { SessionStore } from '../stores/sessions.ts';
import { type ConfirmingDeps, confirmPassword } from './confirm-password.ts';
import { whatConfirms } from './what-confirms.ts';

export interface ConfirmIdentityDeps extends ConfirmingDeps, PasskeyDeps, CodeDeps, NoticeDeps {
  readonly stores: ConfirmingDeps['stores'] &
    PasskeyDeps['stores'] &
    CodeDeps['stores'] & { readonly sessions: Pick<SessionStore, 'find'> };
  readonly telemetry: CodeDeps['telemetry'];
}

/** The user who asks for something dangerous. */
export interface Asking {
  readonly userId: string;
  readonly sessionId: string;
  /** Where the browser is. */
  readonly address: string;
  /** The browser's User-Agent header. */
  readonly userAgent: string | undefined;
}

export interface ConfirmationRequest extends Asking {
  /** The confirmation in the request. */
  readonly given: Confirmation;
}

/**
 * Verifies, before a sensitive action, that the logged-in user owns the account: with a passkey, or with everything
 * that `whatConfirms` names, so that neither the password nor an open browser bypasses a second factor.
 * @throws AppError `validation_failed` under each missing or wrong field; `passkey_refused`; `fresh_login_needed`;
 *   `too_many_requests`
 */
export async function confirmIdentity(
  deps: ConfirmIdentityDeps,
  { given, ...who }: ConfirmationRequest,
): Promise<void> {
  const { userId, sessionId, address } = who;
  const { passkey, current_password: current, code, recovery_code: recovery } = given;
  if (passkey) {
    const binding = { purpose: 'confirm', boundTo: sessionId } as const;
    return void (await checkPasskey(deps, { ...binding, proof: passkey, userId, address }));
  }
  const { fields, hasFactor, freshLogin } = await whatConfirms(deps, who);
  const isGiven = { current_password: current, code: code ?? recovery, recovery_code: recovery, passkey };
  const missing = fields.filter((field) => isGiven[field] === undefined);
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((field) => [field, [ASK[field]]])));
  if (freshLogin) throw new AppError('fresh_login_needed');
  if (fields.includes('current_password') && current !== undefined)
    await confirmPassword(deps, { ...who, current });
  if (!hasFactor) return;
  if (code !== undefined && fields.includes('code')) await checkCode(deps, { userId, address, code });
  else await takeRecoveryCode(deps, { ...who, code: recovery ?? '' });
}

const ASK: Readonly<Record<ConfirmationField, string>> = {
  current_password: sentence`Enter your current password.`,
  code: sentence`Enter the six digits that the app shows, or a recovery code.`,
  recovery_code: sentence`Enter a recovery code, or use a passkey instead.`,
  passkey: sentence`Use a passkey.`,
};

import { sentence } from '@carillon/contracts/text.ts';
import { invalid } from '@carillon/kit/errors.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { newRecoveryCodes, recoveryForm } from '../crypto/recovery-codes.ts';
import { hashOf } from '../crypto/secret.ts';
import { type NoticeDeps, tellUser } from '../mail/tell-user.ts';
import { admitCode, forgetCodes, type Trying } from './admit-code.ts';
import type { CodeDeps } from './check-code.ts';

type Deps = Pick<CodeDeps, 'stores' | 'clock'> &
  NoticeDeps & { readonly telemetry: Pick<Telemetry, 'securityLog'> };

interface Taking extends Trying {
  readonly code: string;
  /** The browser's User-Agent header. */
  readonly userAgent: string | undefined;
}

/** The stored hash of a code, which works only for its user. */
const hashCode = (userId: string, code: string): string =>
  hashOf(`recovery code of ${userId}: ${recoveryForm(code)}`);

/** New codes, and their stored form. */
export function makeCodes(userId: string): { readonly codes: string[]; readonly hashes: string[] } {
  const codes = newRecoveryCodes();
  return { codes, hashes: codes.map((code) => hashCode(userId, code)) };
}

/**
 * Uses a recovery code up.
 * @throws AppError `validation_failed` under `recovery_code`; `too_many_requests` after so many tries
 */
export async function takeRecoveryCode(deps: Deps, taking: Taking): Promise<void> {
  const { stores } = deps;
  const { securityLog } = deps.telemetry;
  const { userId, address, code, userAgent } = taking;
  const who = { userId, address };
  await admitCode(deps, who, 'recovery_code');
  if (!(await stores.secondFactors.useRecoveryCode(userId, hashCode(userId, code)))) {
    const detail = { method: 'recovery_code', reason: 'wrong' };
    securityLog.tell({ event: 'factor.refused', outcome: 'failure', userId, address, detail });
    throw invalid({ recovery_code: [sentence`That recovery code is wrong or was already used.`] });
  }
  await forgetCodes(deps, userId, 'recovery_code');
  const { recoveryCodesLeft: remaining } = await stores.secondFactors.find(userId);
  securityLog.tell({
    event: 'recovery.used',
    outcome: 'success',
    userId,
    address,
    detail: { left: remaining },
  });
  await tellUser(deps, { userId, userAgent, what: 'recovery_code_used' });
}

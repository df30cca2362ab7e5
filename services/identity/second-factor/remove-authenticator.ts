import { invalid } from '@carillon/kit/errors.ts';
import { type Asked, type ConfirmIdentityDeps, confirmIdentity } from '../accounts/confirm-identity.ts';
import { checkCode } from './check-code.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { tidyRecoveryCodes } from './tidy-recovery-codes.ts';

interface Removing extends Asked {
  readonly code: string | undefined;
  readonly recoveryCode: string | undefined;
}

/** Asks for a code of the app too: whoever has found the browser open and knows the password has no phone. */
export async function removeAuthenticator(deps: ConfirmIdentityDeps, removing: Removing): Promise<void> {
  const { stores, securityLog } = deps;
  const { userId, sessionId, address, code, recoveryCode } = removing;
  if (code === undefined && recoveryCode === undefined)
    throw invalid({ code: ['Enter the six digits that the app shows.'] });
  await confirmIdentity(deps, removing);
  if (code !== undefined) await checkCode(deps, { userId, address, code });
  else if (recoveryCode !== undefined) await takeRecoveryCode(deps, { userId, address, code: recoveryCode });
  if (!(await stores.secondFactors.removeAuthenticator(userId))) return;
  await tidyRecoveryCodes(deps, userId);
  const detail = { method: 'authenticator' };
  securityLog.tell({
    event: 'factor.removed',
    outcome: 'success',
    userId,
    sessionId,
    address,
    detail,
  });
}

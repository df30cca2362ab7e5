import {
  type ConfirmationRequest,
  type ConfirmIdentityDeps,
  confirmIdentity,
} from '../accounts/confirm-identity.ts';
import { tellUser } from '../mail/tell-user.ts';
import { tidyRecoveryCodes } from './tidy-recovery-codes.ts';

/** Recovery codes are removed with it, unless they also back up a passkey. */
export async function removeAuthenticator(
  deps: ConfirmIdentityDeps,
  request: ConfirmationRequest,
): Promise<void> {
  const { stores } = deps;
  const { securityLog } = deps.telemetry;
  const { userId, sessionId, address } = request;
  await confirmIdentity(deps, request);
  if (!(await stores.secondFactors.removeAuthenticator(userId))) return;
  await tidyRecoveryCodes(deps, userId);
  const detail = { method: 'authenticator' };
  const who = { userId, sessionId, address };
  securityLog.tell({ event: 'factor.removed', outcome: 'success', ...who, detail });
  await tellUser(deps, { ...request, what: 'second_factor_off' });
}

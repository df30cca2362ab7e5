import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import {
  type ConfirmationRequest,
  type ConfirmIdentityDeps,
  confirmIdentity,
} from '../accounts/confirm-identity.ts';
import { tellUser } from '../mail/tell-user.ts';
import { methodsOf } from './methods-of.ts';
import { makeCodes } from './recovery-codes.ts';

/** New codes replace the old ones. They are never shown again. */
export async function renewRecoveryCodes(
  deps: ConfirmIdentityDeps,
  request: ConfirmationRequest,
): Promise<string[]> {
  const { stores } = deps;
  const { securityLog } = deps.telemetry;
  const { userId, sessionId, address } = request;
  await confirmIdentity(deps, request);
  if ((await methodsOf(deps, userId)).length === 0)
    throw new AppError('conflict', {
      message: sentence`To get recovery codes, set up an authenticator app or a passkey first.`,
    });
  const { codes, hashes } = makeCodes(userId);
  await stores.secondFactors.setRecoveryCodes(userId, hashes);
  securityLog.tell({ event: 'recovery.made', outcome: 'success', userId, sessionId, address });
  await tellUser(deps, { ...request, what: 'recovery_codes_made' });
  return codes;
}

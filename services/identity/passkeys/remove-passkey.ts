import { sentence } from '@carillon/contracts/text.ts';
import { AppError } from '@carillon/kit/errors.ts';
import {
  type ConfirmationRequest,
  type ConfirmIdentityDeps,
  confirmIdentity,
} from '../accounts/confirm-identity.ts';
import { tellUser } from '../mail/tell-user.ts';
import { tidyRecoveryCodes } from '../second-factor/tidy-recovery-codes.ts';

interface Removing extends ConfirmationRequest {
  readonly passkeyId: string;
}

/** @throws AppError `not_found` if it isn't one of theirs */
export async function removePasskey(deps: ConfirmIdentityDeps, removing: Removing): Promise<void> {
  const { stores } = deps;
  const { securityLog } = deps.telemetry;
  const { userId, sessionId, address, passkeyId } = removing;
  const passkey = await stores.passkeys.find(passkeyId);
  if (passkey?.userId !== userId)
    throw new AppError('not_found', { message: sentence`That passkey has already been removed.` });
  await confirmIdentity(deps, removing);
  if (!(await stores.passkeys.remove(passkeyId, userId))) return;
  await tidyRecoveryCodes(deps, userId);
  const detail = { method: 'passkey' };
  securityLog.tell({
    event: 'factor.removed',
    outcome: 'success',
    userId,
    sessionId,
    address,
    detail,
  });
  await tellUser(deps, { ...removing, what: 'passkey_removed', subject: passkey.name });
}

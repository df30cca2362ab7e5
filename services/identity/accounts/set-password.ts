import { sentence } from '@carillon/contracts/text.ts';
import { AppError, invalid } from '@carillon/kit/errors.ts';
import { isCommonPassword } from '../crypto/common-passwords.ts';
import { weaknessOf } from '../domain/weak-password.ts';
import { tellUser } from '../mail/tell-user.ts';
import { type ConfirmationRequest, type ConfirmIdentityDeps, confirmIdentity } from './confirm-identity.ts';

interface Input extends ConfirmationRequest {
  readonly password: string;
}

/**
 * The first password of an account that a provider made.
 * @throws AppError `validation_failed` under `password`, `conflict` where there is one; as `confirmIdentity`
 */
export async function setPassword(deps: ConfirmIdentityDeps, input: Input): Promise<void> {
  const { stores } = deps;
  const { passwords } = deps.authentication;
  const { securityLog } = deps.telemetry;
  const { userId, sessionId, password, address } = input;
  const user = await stores.users.find(userId);
  if (!user) throw new AppError('not_authenticated');
  if ((await stores.users.findPasswordHash(userId)) !== null) throw hasOne();
  await confirmIdentity(deps, input);
  const weakness = weaknessOf({ ...user, password }, await isCommonPassword());
  if (weakness) throw invalid({ password: [weakness] });
  if (!(await stores.users.setPassword(userId, await passwords.hash(password)))) throw hasOne();
  securityLog.tell({ event: 'password.set', outcome: 'success', userId, sessionId, address });
  await tellUser(deps, { ...input, what: 'password_set' });
}

const hasOne = (): AppError =>
  new AppError('conflict', { message: sentence`Your account already has a password. Change it instead.` });

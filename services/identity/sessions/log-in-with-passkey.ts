import type { PasskeyProof } from '@carillon/contracts/http/identity/second-factors/passkey.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { checkAvailable } from '../passkeys/ask-passkey.ts';
import { checkPasskey, type PasskeyDeps } from '../passkeys/check-passkey.ts';
import { type CompletingDeps, completeLogin, type LoggedIn, type Visiting } from './complete-login.ts';

interface Deps extends CompletingDeps, PasskeyDeps {
  readonly stores: CompletingDeps['stores'] & PasskeyDeps['stores'];
}

interface Input extends Visiting {
  readonly proof: PasskeyProof;
  readonly remember: boolean;
}

/** Begins the session of a user with a passkey, which is both factors. @throws AppError `passkey_refused` */
export async function logInWithPasskey(deps: Deps, input: Input): Promise<LoggedIn> {
  checkAvailable(deps.settings.relyingParty);
  const { proof, address } = input;
  const userId = await checkPasskey(deps, { proof, purpose: 'login', boundTo: '', userId: null, address });
  const user = await deps.stores.users.find(userId);
  if (!user) throw new AppError('passkey_refused');
  return completeLogin(deps, { ...input, user, by: 'passkey' });
}

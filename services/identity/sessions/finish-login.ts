import type { PasskeyProof } from '@carillon/contracts/http/identity/second-factors/passkey.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { hashOf } from '../crypto/secret.ts';
import type { PendingLogin } from '../domain/second-factor.ts';
import { proveByProvider } from '../email-proof/prove-by-provider.ts';
import type { NoticeDeps } from '../mail/tell-user.ts';
import { checkPasskey, type PasskeyDeps } from '../passkeys/check-passkey.ts';
import { type CodeDeps, checkCode } from '../second-factor/check-code.ts';
import { takeRecoveryCode } from '../second-factor/recovery-codes.ts';
import type { PendingLoginStore } from '../stores/pending-logins.ts';
import type { UserStore } from '../stores/users.ts';
import { markOf } from './await-second-factor.ts';
import { type CompletingDeps, completeLogin, type LoggedIn, type Visiting } from './complete-login.ts';

interface Deps extends CompletingDeps, PasskeyDeps, CodeDeps, NoticeDeps {
  readonly stores: CompletingDeps['stores'] &
    PasskeyDeps['stores'] &
    CodeDeps['stores'] & { readonly pendingLogins: PendingLoginStore };
  readonly telemetry: CodeDeps['telemetry'];
}

interface Finishing extends Visiting {
  readonly pendingLogin: string;
  readonly code: string | undefined;
  readonly recoveryCode: string | undefined;
  readonly passkey: PasskeyProof | undefined;
}

/**
 * Finishes a login by the second factor, once.
 * @throws AppError `login_expired`, also when the password was changed meanwhile; `validation_failed` under `code` or
 * `recovery_code`; `passkey_refused`; `too_many_requests`
 */
export async function finishLogin(deps: Deps, finishing: Finishing): Promise<LoggedIn> {
  const { stores } = deps;
  const login = await findPendingLogin(deps, finishing.pendingLogin);
  const { userId, passwordMark, remember, place, asStranger, isVouchedFor = false, origin } = login;
  const user = await stores.users.find(userId);
  if (!user) throw new AppError('login_expired');
  const by = await checkFactor(deps, login, finishing);
  if (!(await stores.pendingLogins.consume(login.hash))) throw new AppError('login_expired');
  const isStill = (hash: string | null) => markOf(hash) === passwordMark;
  const password = { place, asStranger, isStill };
  const completing = { ...finishing, user, remember, by, password, origin };
  const done = await completeLogin(deps, completing).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'wrong_credentials'
      ? new AppError('login_expired', { cause: error })
      : error;
  });
  const { sessionId } = done;
  const emailFields = { email: user.email, emailVerified: isVouchedFor };
  await proveByProvider(deps, { userId, sessionId, address: finishing.address, ...emailFields });
  return done;
}

interface FindingDeps {
  readonly stores: {
    readonly pendingLogins: PendingLoginStore;
    readonly users: Pick<UserStore, 'findPasswordHash'>;
  };
  clock(): Date;
}

/** @throws AppError `login_expired` */
export async function findPendingLogin(
  { stores, clock }: FindingDeps,
  secret: string,
): Promise<PendingLogin> {
  const login = await stores.pendingLogins.find(hashOf(secret));
  if (!login || login.expiresAt <= clock()) throw new AppError('login_expired');
  // A change of the password takes away the logins that it was good for.
  if (markOf(await stores.users.findPasswordHash(login.userId)) !== login.passwordMark)
    throw new AppError('login_expired');
  return login;
}

async function checkFactor(
  deps: Deps,
  { hash, userId }: PendingLogin,
  { address, userAgent, code, recoveryCode, passkey }: Finishing,
): Promise<'code' | 'recovery_code' | 'passkey'> {
  if (passkey) {
    const binding = { purpose: 'second-factor', boundTo: hash } as const;
    await checkPasskey(deps, { ...binding, proof: passkey, userId, address });
    return 'passkey';
  }
  if (code === undefined) {
    await takeRecoveryCode(deps, { userId, address, userAgent, code: recoveryCode ?? '' });
    return 'recovery_code';
  }
  await checkCode(deps, { userId, address, code });
  return 'code';
}

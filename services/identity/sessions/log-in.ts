import { ERRORS } from '@carillon/contracts/errors.ts';
import type { SecondFactor } from '@carillon/contracts/http/identity/second-factors/second-factor.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { isPublicKnowledge } from '../accounts/demo-account.ts';
import { emailMark } from '../crypto/email-mark.ts';
import { emailKey } from '../domain/email.ts';
import { methodsOf } from '../second-factor/methods-of.ts';
import type { Authentication } from '../sign-in/authentication.ts';
import type { PasskeyStore } from '../stores/passkeys.ts';
import type { PendingLoginStore } from '../stores/pending-logins.ts';
import type { SecondFactorStore } from '../stores/second-factors.ts';
import { admitLogin } from './admit-login.ts';
import { awaitSecondFactor } from './await-second-factor.ts';
import { type CompletingDeps, completeLogin, type LoggedIn, type Visiting } from './complete-login.ts';

interface Deps extends CompletingDeps {
  readonly stores: CompletingDeps['stores'] & {
    readonly secondFactors: SecondFactorStore;
    readonly passkeys: PasskeyStore;
    readonly pendingLogins: PendingLoginStore;
  };
  readonly authentication: Pick<Authentication, 'passwords' | 'demo'>;
}

interface Input extends Visiting {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/** The password was right, and is not enough. */
export interface Awaiting {
  readonly methods: readonly SecondFactor[];
  /** Identifies the waiting login. */
  readonly pendingLogin: string;
}

/**
 * Begins a session, or a login that waits for the second factor.
 * @throws AppError `wrong_credentials`, the same whether the email or the password is wrong; `too_many_requests`
 * after so many tries, the same whether or not the email has an account
 */
export async function logIn(deps: Deps, input: Input): Promise<LoggedIn | Awaiting> {
  const { stores, clock } = deps;
  const { securityLog } = deps.telemetry;
  const { passwords } = deps.authentication;
  const { address, remember } = input;
  const email = emailKey(input.email);
  const admitted = await admitLogin(deps, input, email, clock());
  const account = await stores.users.findForLogin(email);
  const fits = await passwords.fits(input.password, account?.passwordHash ?? null);
  const wrong = () =>
    new AppError('wrong_credentials', { errors: { email: [ERRORS.wrong_credentials.message] } });
  if (!account || !fits || isPublicKnowledge(deps, input)) {
    securityLog.tell({
      event: 'login.failure',
      outcome: 'failure',
      emailMark: emailMark(email),
      address,
      ...(account && { userId: account.userId }),
    });
    throw wrong();
  }
  const { userId, name, passwordHash } = account;
  const methods = await methodsOf(deps, userId);
  if (methods.length > 0) {
    const waiting = { userId, passwordHash, remember, address, methods, ...admitted };
    return { methods, pendingLogin: await awaitSecondFactor(deps, waiting) };
  }
  const isStill = (hash: string | null) => hash === passwordHash;
  const user = { id: userId, name, email: input.email };
  return completeLogin(deps, { ...input, user, by: 'password', password: { ...admitted, isStill } });
}

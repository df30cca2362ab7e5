import { randomUUID } from 'node:crypto';
import { ERRORS } from '@carillon/contracts/errors.ts';
import { AppError, tooMany } from '@carillon/kit/errors.ts';
import { verifyPassword } from '../crypto/password.ts';
import { hashOf, newSecret } from '../crypto/secret.ts';
import { emailKey } from '../domain/email.ts';
import { delayAfter, TRIES_KEPT_MS, waitAfter } from '../domain/login-tries.ts';
import { expiryFrom } from '../domain/session.ts';
import type { LoginTriesStore } from '../stores/login-tries.ts';
import type { SessionStore } from '../stores/sessions.ts';
import type { UserStore } from '../stores/users.ts';

interface Deps {
  readonly stores: {
    readonly users: UserStore;
    readonly sessions: SessionStore;
    readonly loginTries: LoginTriesStore;
  };
  clock(): Date;
  pause(ms: number): Promise<void>;
}

interface Input {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
  /** Where the browser is. */
  readonly address: string;
}

/**
 * Begins a session and gives the secret that stands for it.
 * @throws AppError `wrong_credentials`, the same whether the email or the password is wrong; `too_many_requests`
 * after so many wrong ones from one address, the same whether or not the email has an account
 */
export async function logIn({ stores, clock, pause }: Deps, input: Input): Promise<string> {
  const now = clock();
  const email = emailKey(input.email);
  // Counted before the password is looked at, so that tries at the same time count too.
  const [fromHere, fromAll] = [hashOf(`${email} ${input.address}`), hashOf(email)];
  const count = (hash: string) => stores.loginTries.count(hash, now, new Date(now.getTime() + TRIES_KEPT_MS));
  const wait = waitAfter(await count(fromHere), now);
  if (wait > 0) throw tooMany(wait, 'Too many tries to log in with this email.');
  const delay = delayAfter(await count(fromAll));
  if (delay > 0) await pause(delay);
  const account = await stores.users.findForLogin(email);
  const fits = await verifyPassword(input.password, account?.passwordHash ?? null);
  if (!account || !fits)
    throw new AppError('wrong_credentials', { errors: { email: [ERRORS.wrong_credentials.message] } });
  for (const hash of [fromHere, fromAll]) await stores.loginTries.clear(hash);
  const secret = newSecret();
  const { remember } = input;
  await stores.sessions.create(
    { id: randomUUID(), userId: account.userId, remember, expiresAt: expiryFrom(remember, now), slidAt: now },
    hashOf(secret),
  );
  return secret;
}

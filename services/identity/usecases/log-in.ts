import { randomUUID } from 'node:crypto';
import { ERRORS } from '@carillon/contracts/errors.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { verifyPassword } from '../crypto/password.ts';
import { hashOf, newSecret } from '../crypto/secret.ts';
import { emailKey } from '../domain/email.ts';
import { expiryFrom } from '../domain/session.ts';
import type { SessionStore } from '../stores/sessions.ts';
import type { UserStore } from '../stores/users.ts';

interface Deps {
  readonly stores: { readonly users: UserStore; readonly sessions: SessionStore };
  clock(): Date;
}

interface Input {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/**
 * Begins a session and gives the secret that stands for it.
 * @throws AppError `wrong_credentials`, the same whether the email or the password is wrong
 */
export async function logIn({ stores, clock }: Deps, input: Input): Promise<string> {
  const account = await stores.users.findForLogin(emailKey(input.email));
  const fits = await verifyPassword(input.password, account?.passwordHash ?? null);
  if (!account || !fits)
    throw new AppError('wrong_credentials', { errors: { email: [ERRORS.wrong_credentials.message] } });
  const secret = newSecret();
  const now = clock();
  const { remember } = input;
  await stores.sessions.create(
    { id: randomUUID(), userId: account.userId, remember, expiresAt: expiryFrom(remember, now), slidAt: now },
    hashOf(secret),
  );
  return secret;
}

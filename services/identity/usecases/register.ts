import { randomUUID } from 'node:crypto';
import { invalid } from '@carillon/kit/errors.ts';
import { hashPassword } from '../crypto/password.ts';
import { emailKey } from '../domain/email.ts';
import { knownTimezone } from '../domain/timezone.ts';
import type { UserStore } from '../stores/users.ts';

interface Deps {
  readonly stores: { readonly users: UserStore };
  clock(): Date;
}

interface Input {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly timezone: string;
}

/** @throws AppError `validation_failed` under `email` when the address has an account */
export async function register({ stores, clock }: Deps, input: Input): Promise<void> {
  const created = await stores.users.create({
    id: randomUUID(),
    name: input.name,
    email: input.email,
    emailKey: emailKey(input.email),
    timezone: knownTimezone(input.timezone),
    passwordHash: await hashPassword(input.password),
    createdAt: clock(),
  });
  if (!created) throw invalid({ email: ['That email is already registered. Log in instead.'] });
}

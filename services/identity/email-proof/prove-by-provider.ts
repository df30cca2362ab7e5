import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { emailKey } from '../domain/email.ts';
import type { UserStore } from '../stores/users.ts';

interface Deps {
  readonly stores: { readonly users: Pick<UserStore, 'find' | 'prove'> };
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
  clock(): Date;
}

/** The email that a provider reports for a user. */
export interface ProvidersWord {
  readonly email: string | null;
  readonly emailVerified: boolean;
}

interface Proving extends ProvidersWord {
  readonly userId: string;
  readonly sessionId?: string;
  readonly address: string;
}

/** Whether a provider vouches for the very address. */
export const vouchesFor = (email: string, providerWord: ProvidersWord): boolean =>
  providerWord.emailVerified &&
  providerWord.email !== null &&
  emailKey(providerWord.email) === emailKey(email);

/** Proves the email of a user in a session whose provider vouches for it. */
export async function proveByProvider(
  { stores, telemetry: { securityLog }, clock }: Deps,
  proving: Proving,
): Promise<void> {
  const { email, emailVerified, ...who } = proving;
  const user = await stores.users.find(who.userId);
  if (!user || !vouchesFor(user.email, { email, emailVerified })) return;
  if (!(await stores.users.prove(user.id, clock()))) return;
  securityLog.tell({ event: 'email.proven', outcome: 'success', ...who, detail: { by: 'provider' } });
}

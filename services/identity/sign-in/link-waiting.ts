import type { SignInProviderId } from '@carillon/contracts/domain/sign-in-providers.ts';
import type { SecurityLog } from '@carillon/kit/security-log.ts';
import { hashOf } from '../crypto/secret.ts';
import type { SignInTicketStore } from '../stores/sign-in-tickets.ts';
import type { UserStore } from '../stores/users.ts';

interface Deps {
  readonly stores: { readonly users: UserStore; readonly signInTickets: SignInTicketStore };
  readonly securityLog: SecurityLog;
  clock(): Date;
}

interface Caller {
  readonly userId: string;
  /** What the browser's sign-in cookie says. */
  readonly browser: string | undefined;
  readonly address: string;
}

/** Links what a provider named to this browser and waits for its account: whoever has just logged in to that is it. */
export async function linkWaiting(
  { stores, securityLog, clock }: Deps,
  { userId, browser, address }: Caller,
): Promise<SignInProviderId | null> {
  if (!browser) return null;
  const now = clock();
  const ticket = await stores.signInTickets.takeWaiting(hashOf(browser), now, userId);
  if (!ticket) return null;
  const { method, provider } = ticket;
  if ((await stores.users.linkMethod(userId, { ...method, linkedAt: now })) !== 'linked') return null;
  securityLog.tell({
    ...{ event: 'provider.linked', outcome: 'success', userId, address, detail: { provider } },
  });
  return provider;
}

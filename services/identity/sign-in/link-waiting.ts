import type { SignInProviderId } from '@carillon/contracts/domain/sign-in-providers.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import { hashOf } from '../crypto/secret.ts';
import { originOf, type SignInTicket } from '../domain/sign-in.ts';
import type { User } from '../domain/user.ts';
import { type DroppingDeps, dropWaysIn } from '../email-proof/drop-ways-in.ts';
import { vouchesFor } from '../email-proof/prove-by-provider.ts';
import { createReclaimedEvents } from '../email-proof/reclaimed-events.ts';
import type { MailRequests } from '../mail/mail-request.ts';
import { tellUser } from '../mail/tell-user.ts';
import { methodsOf } from '../second-factor/methods-of.ts';
import { deviceText } from '../sessions/device-text.ts';
import type { PasskeyStore } from '../stores/passkeys.ts';
import type { SecondFactorStore } from '../stores/second-factors.ts';
import type { SignInTicketStore } from '../stores/sign-in-tickets.ts';
import type { UserStore } from '../stores/users.ts';
import type { Authentication } from './authentication.ts';
import { nameOf } from './name-of.ts';

interface Deps extends DroppingDeps {
  readonly stores: DroppingDeps['stores'] & {
    readonly users: UserStore;
    readonly passkeys: PasskeyStore;
    readonly secondFactors: SecondFactorStore;
    readonly signInTickets: SignInTicketStore;
  };
  readonly mail: MailRequests;
  readonly authentication: Pick<Authentication, 'providers'>;
  readonly relay: Pick<Relay, 'nudge'>;
}

interface Caller {
  readonly userId: string;
  /** The one that the login has begun. */
  readonly sessionId: string;
  /** The value of the browser's sign-in cookie. */
  readonly browser: string | undefined;
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** Links the identity that waits in this browser for its account, to which the user has just logged in. */
export async function linkWaiting(deps: Deps, caller: Caller): Promise<SignInProviderId | null> {
  const { stores, clock } = deps;
  const { securityLog } = deps.telemetry;
  const { userId, browser, address } = caller;
  if (!browser) return null;
  const ticket = await stores.signInTickets.takeWaiting(hashOf(browser), clock(), userId);
  const user = ticket && (await stores.users.find(userId));
  if (!user || !(await link(deps, caller, user, ticket))) return null;
  const { provider } = ticket;
  const origin = originOf(ticket);
  if (origin) await stores.sessions.bind(caller.sessionId, origin);
  securityLog.tell({
    event: 'provider.linked',
    outcome: 'success',
    userId,
    address,
    detail: { provider },
  });
  return provider;
}

/** If the provider is the first to prove the email, everything that others may have added is removed. */
async function link(deps: Deps, caller: Caller, user: User, ticket: SignInTicket): Promise<boolean> {
  const { stores, mail, relay, clock } = deps;
  const { securityLog } = deps.telemetry;
  const now = clock();
  const method = { ...ticket.method, linkedAt: now };
  const { emailVerified = false } = ticket;
  const isFirstProof =
    vouchesFor(user.email, { email: method.email, emailVerified }) &&
    (await stores.users.provenAt(user.id)) === null;
  if (!isFirstProof) {
    if ((await stores.users.linkMethod(user.id, method)) !== 'linked') return false;
    const subject = nameOf(ticket.provider, deps.authentication.providers);
    await tellUser(deps, { ...caller, what: 'sign_in_linked', subject });
    return true;
  }
  const { sessionId, address, userAgent } = caller;
  // A factor was asked for just now, and given: it is nobody else's.
  const keepsFactors = (await methodsOf(deps, user.id)).length > 0;
  const dropping = { userId: user.id, sessionId, address, reason: 'reclaimed', keepsFactors } as const;
  await dropWaysIn(deps, dropping);
  const events = createReclaimedEvents(mail, user, deviceText(userAgent), now);
  if (!(await stores.users.reclaimByMethod(user.id, method, now, events))) return false;
  relay.nudge();
  await dropWaysIn(deps, dropping);
  const who = { userId: user.id, sessionId, address };
  securityLog.tell({ event: 'account.reclaimed', outcome: 'success', ...who, detail: { by: 'provider' } });
  return true;
}

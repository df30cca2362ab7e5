import { randomUUID } from 'node:crypto';
import type { Locale } from '@carillon/contracts/domain/locales.ts';
import type { SignInProviderId } from '@carillon/contracts/domain/sign-in-providers.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { isKeptForDemo } from '../accounts/demo-account.ts';
import { networkOf } from '../crypto/login-place.ts';
import { hashOf } from '../crypto/secret.ts';
import { emailKey } from '../domain/email.ts';
import { originOf, type SignInTicket, signInExpiry } from '../domain/sign-in.ts';
import { knownTimezone } from '../domain/timezone.ts';
import { proveByProvider, vouchesFor } from '../email-proof/prove-by-provider.ts';
import { methodsOf } from '../second-factor/methods-of.ts';
import { awaitSecondFactor } from '../sessions/await-second-factor.ts';
import {
  type CompletingDeps,
  completeLogin,
  type LoggedIn,
  type Visiting,
} from '../sessions/complete-login.ts';
import type { Awaiting } from '../sessions/log-in.ts';
import type { PasskeyStore } from '../stores/passkeys.ts';
import type { PendingLoginStore } from '../stores/pending-logins.ts';
import type { SecondFactorStore } from '../stores/second-factors.ts';
import type { SignInTicketStore } from '../stores/sign-in-tickets.ts';
import type { Authentication } from './authentication.ts';

interface Deps extends CompletingDeps {
  readonly stores: CompletingDeps['stores'] & {
    readonly signInTickets: SignInTicketStore;
    readonly secondFactors: SecondFactorStore;
    readonly passkeys: PasskeyStore;
    readonly pendingLogins: PendingLoginStore;
  };
  readonly authentication: Pick<Authentication, 'demo'>;
}

interface Input extends Visiting {
  /** The value of the browser's sign-in cookie. */
  readonly browser: string | undefined;
  readonly timezone: string;
  readonly locale?: Locale | undefined;
}

type Outcome = { readonly provider: SignInProviderId; readonly created: boolean } & (
  | LoggedIn
  | Awaiting
  /** The email of the account that has to be logged in to first. */
  | { readonly linkTo: string }
);

/**
 * Logs in whom a provider has named to this browser, or begins a login that waits for the second factor.
 * @throws AppError `sign_in_expired`
 */
export async function finishSignIn(deps: Deps, input: Input): Promise<Outcome> {
  const { stores, clock } = deps;
  const browser = hashOf(input.browser ?? '');
  const ticket = input.browser ? await stores.signInTickets.take(browser, clock()) : null;
  if (!ticket) throw new AppError('sign_in_expired');
  const { provider } = ticket;
  const knownUser = await stores.users.findByMethod(ticket.method.key);
  const user = knownUser ?? (await createAccount(deps, ticket, input));
  const about = { provider, created: 'created' in user };
  if (!('linkTo' in user)) return { ...about, ...(await enter(deps, ticket, input, user)) };
  const waiting = { ...ticket, linkTo: user.userId, expiresAt: signInExpiry(clock()) };
  await stores.signInTickets.put(waiting);
  return { ...about, linkTo: user.linkTo };
}

async function enter(
  deps: Deps,
  ticket: SignInTicket,
  input: Input,
  { userId }: FoundUser,
): Promise<LoggedIn | Awaiting> {
  const { stores } = deps;
  const { address } = input;
  const { provider, remember, method, emailVerified = false } = ticket;
  const { email } = method;
  const origin = originOf(ticket);
  const [user, methods] = await Promise.all([stores.users.find(userId), methodsOf(deps, userId)]);
  if (!user) throw new AppError('sign_in_expired');
  if (methods.length === 0) {
    const done = await completeLogin(deps, { ...input, user, remember, by: provider, origin });
    const { sessionId } = done;
    await proveByProvider(deps, { userId, sessionId, address, email, emailVerified });
    return done;
  }
  // No password was tried; should it change meanwhile, the login is over too.
  const passwordHash = await stores.users.findPasswordHash(userId);
  const loginPlace = { place: networkOf(emailKey(user.email), address), asStranger: false };
  // Without the factor it proves nothing; otherwise a stranger's factor would outlast the password reset.
  const isVouchedFor = vouchesFor(user.email, { email, emailVerified });
  const waiting = { userId, passwordHash, remember, address, methods, ...loginPlace, isVouchedFor, origin };
  return { methods, pendingLogin: await awaitSecondFactor(deps, waiting) };
}

type FoundUser = { readonly userId: string; readonly name: string };

/** An account without a password; where there is one with that email, which it is. */
async function createAccount(
  deps: Deps,
  { method, name, provider }: SignInTicket,
  { timezone, locale, address }: Input,
): Promise<(FoundUser & { readonly created?: true }) | { readonly userId: string; readonly linkTo: string }> {
  const { stores, clock } = deps;
  const { securityLog } = deps.telemetry;
  const { email } = method;
  if (email === null || isKeptForDemo(deps, email)) throw new AppError('sign_in_expired');
  const [id, now] = [randomUUID(), clock()];
  const created = await stores.users.create({
    id,
    name,
    email,
    emailKey: emailKey(email),
    timezone: knownTimezone(timezone),
    locale: locale ?? null,
    createdAt: now,
    signInMethods: [{ ...method, linkedAt: now }],
    // A new user comes with an email that the provider has verified (`give-ticket.ts`).
    emailProvenAt: now,
  });
  if (created) {
    securityLog.tell({
      event: 'account.created',
      outcome: 'success',
      userId: id,
      address,
      detail: { provider },
    });
    return { userId: id, name, created: true };
  }
  // Two tabs may have come with the same ticket's twin.
  const twin = await stores.users.findByMethod(method.key);
  if (twin) return twin;
  const user = await stores.users.findForLogin(emailKey(email));
  if (!user) throw new AppError('sign_in_expired');
  return { userId: user.userId, linkTo: email };
}

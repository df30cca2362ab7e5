import { ERRORS } from '@carillon/contracts/errors.ts';
import { AppError, tooMany } from '@carillon/kit/errors.ts';
import { clientNetwork } from '@carillon/kit/http/client-network.ts';
import type { SecurityLog } from '@carillon/kit/security-log.ts';
import { isPublicKnowledge } from '../accounts/demo-account.ts';
import type { IdentityContext } from '../context.ts';
import { emailMark } from '../crypto/email-mark.ts';
import type { Passwords } from '../crypto/passwords.ts';
import { hashOf, newSecret } from '../crypto/secret.ts';
import { emailKey } from '../domain/email.ts';
import { DEVICE_KEPT_MS, FROM_ONE_PLACE, FROM_STRANGERS, waitAfter } from '../domain/login-tries.ts';
import type { LoginPlaceStore } from '../stores/login-places.ts';
import type { LoginTriesStore } from '../stores/login-tries.ts';
import type { SessionStore } from '../stores/sessions.ts';
import type { UserStore } from '../stores/users.ts';
import type { WorkspaceStore } from '../stores/workspaces.ts';
import { beginSession } from './begin-session.ts';
import { type RevokingDeps, revokeSession } from './revoke-session.ts';

interface Deps {
  readonly stores: {
    readonly users: UserStore;
    readonly sessions: SessionStore;
    readonly workspaces: Pick<WorkspaceStore, 'ensurePersonal'>;
    readonly loginTries: LoginTriesStore;
    readonly loginPlaces: LoginPlaceStore;
  };
  readonly passwords: Passwords;
  readonly securityLog: SecurityLog;
  readonly relay: RevokingDeps['relay'];
  demo: IdentityContext['demo'];
  clock(): Date;
}

/** What a try counts for. */
interface Admitted {
  readonly place: string;
  /** The device cookie, where somebody has logged in with this email from it. */
  readonly device: string | undefined;
  /** Whether it is one of the tries that all strangers have together. */
  readonly asStranger: boolean;
}

interface Input {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
  /** Where the browser is. */
  readonly address: string;
  /** What its device cookie says. */
  readonly device: string | undefined;
  /** What it says of itself. */
  readonly userAgent: string | undefined;
}

export interface LoggedIn {
  /** Stands for the session. */
  readonly secret: string;
  /** Stands for the browser. */
  readonly device: string;
}

/**
 * Begins a session.
 * @throws AppError `wrong_credentials`, the same whether the email or the password is wrong; `too_many_requests`
 * after so many tries, the same whether or not the email has an account
 */
export async function logIn(deps: Deps, input: Input): Promise<LoggedIn> {
  const { stores, securityLog, passwords, clock } = deps;
  const { remember, address } = input;
  const now = clock();
  const email = emailKey(input.email);
  const who = { emailMark: emailMark(email), address };
  const { place, device: known, asStranger } = await admit(deps, input, email, now);
  const account = await stores.users.findForLogin(email);
  const fits = await passwords.fits(input.password, account?.passwordHash ?? null);
  if (!account || !fits || isPublicKnowledge(deps, input)) {
    securityLog.tell({
      ...{ event: 'login.failure', outcome: 'failure', ...who },
      ...(account && { userId: account.userId }),
    });
    throw new AppError('wrong_credentials', { errors: { email: [ERRORS.wrong_credentials.message] } });
  }
  const { userId, name } = account;
  // A value that is not ours may be somebody else's, who put it there.
  const device = known ?? newSecret();
  await stores.loginTries.clear(place);
  if (asStranger) await stores.loginTries.giveBack(hashOf(email));
  const places = [deviceOf(email, device), networkOf(email, address)];
  await stores.loginPlaces.remember(places, new Date(now.getTime() + DEVICE_KEPT_MS));
  const { secret, sessionId } = await beginSession(deps, { ...input, userId, name });
  // Whoever changes the password ends the sessions that there are; this one may have come after that.
  if ((await stores.users.findPasswordHash(userId)) !== account.passwordHash) {
    await revokeSession(deps, { userId, sessionId, reason: 'password', address });
    throw new AppError('wrong_credentials', { errors: { email: [ERRORS.wrong_credentials.message] } });
  }
  securityLog.tell({
    ...{ event: 'login.success', outcome: 'success', userId, sessionId, address },
    detail: { remember },
  });
  return { secret, device };
}

const deviceOf = (email: string, device: string): string => hashOf(`${email} device ${device}`);
const networkOf = (email: string, address: string): string => hashOf(`${email} ${clientNetwork(address)}`);

/**
 * Counts a try before its password is looked at, so that tries at the same time count too, and gives the place that it
 * was counted for. A place that somebody has logged in from is counted by itself (OWASP's device cookies): strangers use
 * up what strangers have, and keep the owner out of nothing that the owner uses.
 */
async function admit(
  { stores, securityLog, clock }: Deps,
  input: Input,
  email: string,
  now: Date,
): Promise<Admitted> {
  const { address } = input;
  const count = (hash: string, { keptMs }: { keptMs: number }) =>
    stores.loginTries.count(hash, now, new Date(now.getTime() + keptMs));
  const refuse = (waitMs: number, by: string, hint = ''): never => {
    securityLog.tell({
      ...{ event: 'login.throttled', outcome: 'refused', emailMark: emailMark(email), address },
      detail: { by },
    });
    throw tooMany(waitMs, `Too many tries to log in with this email.${hint}`);
  };
  const device = input.device === undefined ? null : deviceOf(email, input.device);
  const network = networkOf(email, address);
  const knownDevice = device !== null && (await stores.loginPlaces.knows(device, now));
  const place = knownDevice ? device : network;
  const admitted = { place, device: knownDevice ? input.device : undefined };
  const wait = waitAfter(await count(place, FROM_ONE_PLACE), FROM_ONE_PLACE, clock());
  if (wait > 0) refuse(wait, 'place');
  if (knownDevice || (await stores.loginPlaces.knows(network, now)))
    return { ...admitted, asStranger: false };
  const longer = waitAfter(await count(hashOf(email), FROM_STRANGERS), FROM_STRANGERS, clock());
  if (longer > 0) refuse(longer, 'account', ' Use a browser that you have logged in with before.');
  return { ...admitted, asStranger: true };
}

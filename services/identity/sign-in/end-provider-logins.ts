import type { SignInProviderId } from '@carillon/contracts/domain/sign-in-providers.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { Session } from '../domain/session.ts';
import { type LoginFilter, methodKey } from '../domain/sign-in.ts';
import { type RevokingDeps, revokeSession } from '../sessions/revoke-session.ts';
import type { PendingLoginStore } from '../stores/pending-logins.ts';
import type { SignInTicketStore } from '../stores/sign-in-tickets.ts';
import type { Authentication } from './authentication.ts';
import { type EndedLogin, SignInError } from './provider.ts';

interface Deps extends RevokingDeps {
  readonly stores: RevokingDeps['stores'] & {
    readonly signInTickets: Pick<SignInTicketStore, 'dropEnded'>;
    readonly pendingLogins: Pick<PendingLoginStore, 'dropEnded'>;
  };
  readonly authentication: Pick<Authentication, 'providers'>;
  readonly telemetry: Pick<Telemetry, 'securityLog' | 'log'>;
}

interface LogoutRequest {
  readonly provider: SignInProviderId;
  readonly logoutToken: string;
  /** Where the provider called from. */
  readonly address: string;
}

/** More than anybody has. */
const SESSIONS_ENDED = 1_000;

/**
 * Ends the sessions that began with a login which has ended at its provider (OpenID Connect Back-Channel Logout), and
 * drops unfinished logins that came from it.
 * @throws AppError `not_found`, `malformed_request` where the token is not valid, `provider_unavailable`
 */
export async function endProviderLogins(
  deps: Deps,
  { provider: id, logoutToken, address }: LogoutRequest,
): Promise<void> {
  const provider = deps.authentication.providers[id];
  if (!provider?.logout) throw new AppError('not_found');
  const { log } = deps.telemetry;
  const ended = await provider.logout.read(logoutToken).catch((error: unknown): never => {
    if (!(error instanceof SignInError)) throw error;
    log.warn({ err: error, provider: id }, 'A logout token was not accepted');
    if (error.reason === 'unavailable') throw new AppError('provider_unavailable', { cause: error });
    throw new AppError('malformed_request', { cause: error });
  });
  const login = loginOf(provider.authority, ended);
  // In the order of the login's steps.
  await deps.stores.signInTickets.dropEnded(login, ended.at);
  await deps.stores.pendingLogins.dropEnded(login, ended.at);
  for (const { id: sessionId, userId } of await listEnded(deps, login, ended.at))
    await revokeSession(deps, { userId, sessionId, reason: 'provider', address });
}

const loginOf = (authority: string, { subject, sid }: EndedLogin): LoginFilter =>
  subject === null ? { authority, sid: sid ?? '' } : { key: methodKey(authority, subject), sid };

/** A session that is newer than the token is another login. */
async function listEnded({ stores }: Deps, login: LoginFilter, at: Date): Promise<Session[]> {
  const sessions = await stores.sessions.listByOrigin(login, SESSIONS_ENDED);
  return sessions.filter(({ startedAt }) => startedAt <= at);
}

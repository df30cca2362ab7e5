import type { SignInProviderId } from '@carillon/contracts/domain/sign-in-providers.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { Session } from '../domain/session.ts';
import { methodKey } from '../domain/sign-in.ts';
import { type RevokingDeps, revokeSession } from '../sessions/revoke-session.ts';
import type { Authentication } from './authentication.ts';
import { type EndedLogin, SignInError } from './provider.ts';

interface Deps extends RevokingDeps {
  readonly authentication: Pick<Authentication, 'providers'>;
  readonly telemetry: Pick<Telemetry, 'securityLog' | 'log'>;
}

interface Notice {
  readonly provider: SignInProviderId;
  readonly logoutToken: string;
  /** Where the provider called from. */
  readonly address: string;
}

/** More than anybody has. */
const SESSIONS_ENDED = 1_000;

/**
 * Ends the sessions that began with a login which has ended at its provider (OpenID Connect Back-Channel Logout).
 * @throws AppError `not_found`, `malformed_request` where the token is not valid, `provider_unavailable`
 */
export async function endProviderLogins(
  deps: Deps,
  { provider: id, logoutToken, address }: Notice,
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
  for (const { id: sessionId, userId } of await listEnded(deps, provider.authority, ended))
    await revokeSession(deps, { userId, sessionId, reason: 'provider', address });
}

/** A login whose id is not known may be the one that ended. A session that is newer than the token is another login. */
async function listEnded(
  { stores }: Deps,
  authority: string,
  { subject, sid, at }: EndedLogin,
): Promise<Session[]> {
  const origin = subject === null ? { authority, sid: sid ?? '' } : { key: methodKey(authority, subject) };
  const sessions = await stores.sessions.listByOrigin(origin, SESSIONS_ENDED);
  return sessions.filter(
    ({ startedAt, origin: from }) => startedAt <= at && (sid === null || (from?.sid ?? sid) === sid),
  );
}

import type { Session } from '../domain/session.ts';
import type { SessionStore } from '../stores/sessions.ts';

interface Deps {
  readonly stores: { readonly sessions: SessionStore };
  clock(): Date;
}

export const isSessionAlive = async (deps: Deps, sessionId: string): Promise<boolean> =>
  (await findLiveSession(deps, sessionId)) !== null;

/** Reads the database, so that a session revoked elsewhere is noticed at once. */
export async function findLiveSession({ stores, clock }: Deps, sessionId: string): Promise<Session | null> {
  const session = sessionId ? await stores.sessions.find(sessionId) : null;
  return session && session.expiresAt > clock() ? session : null;
}

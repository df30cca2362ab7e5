import type { SessionStore } from '../stores/sessions.ts';

interface Deps {
  readonly stores: { readonly sessions: SessionStore };
  clock(): Date;
}

/** Asked of the database, so that a session that was revoked elsewhere is found out at once. */
export async function isSessionAlive({ stores, clock }: Deps, sessionId: string): Promise<boolean> {
  if (!sessionId) return false;
  const session = await stores.sessions.find(sessionId);
  return session !== null && session.expiresAt > clock();
}

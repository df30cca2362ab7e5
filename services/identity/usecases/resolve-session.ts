import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { SecurityLog } from '@carillon/kit/security-log.ts';
import { hashOf } from '../crypto/secret.ts';
import { expiryFrom, isDueToSlide, type Session } from '../domain/session.ts';
import type { SessionStore } from '../stores/sessions.ts';
import { endSession } from './end-session.ts';

interface Deps {
  readonly stores: { readonly sessions: SessionStore };
  readonly relay: Pick<Relay, 'nudge'>;
  readonly securityLog: SecurityLog;
  clock(): Date;
}

interface Resolved {
  readonly session: Session;
  /** Whether its end was put off just now. */
  readonly slid: boolean;
}

/** The living session that a cookie's value stands for; using it puts its end off. */
export async function resolveSession(deps: Deps, secret: string): Promise<Resolved | null> {
  const { stores, clock } = deps;
  const session = await stores.sessions.findByHash(hashOf(secret));
  const now = clock();
  if (!session) return null;
  if (session.expiresAt <= now) {
    await endSession(deps, { userId: session.userId, sessionId: session.id, reason: 'expired' });
    return null;
  }
  if (!isDueToSlide(session, now)) return { session, slid: false };
  const later = { ...session, expiresAt: expiryFrom(session, now), slidAt: now };
  await stores.sessions.slide(later);
  return { session: later, slid: true };
}

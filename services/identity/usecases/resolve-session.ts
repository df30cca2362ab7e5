import { hashOf } from '../crypto/secret.ts';
import { expiryFrom, isDueToSlide, type Session } from '../domain/session.ts';
import type { SessionStore } from '../stores/sessions.ts';

interface Deps {
  readonly stores: { readonly sessions: SessionStore };
  clock(): Date;
}

interface Resolved {
  readonly session: Session;
  /** Whether its end was put off just now. */
  readonly slid: boolean;
}

/** The living session that a cookie's value stands for; using it puts its end off. */
export async function resolveSession({ stores, clock }: Deps, secret: string): Promise<Resolved | null> {
  const session = await stores.sessions.findByHash(hashOf(secret));
  const now = clock();
  if (!session || session.expiresAt <= now) return null;
  if (!isDueToSlide(session, now)) return { session, slid: false };
  const expiresAt = expiryFrom(session.remember, now);
  await stores.sessions.slide(session.id, expiresAt, now);
  return { session: { ...session, expiresAt, slidAt: now }, slid: true };
}

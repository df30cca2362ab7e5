import { hashOf } from '../crypto/secret.ts';
import { expiryFrom, isDueToSlide, type Session } from '../domain/session.ts';
import type { SessionStore } from '../stores/sessions.ts';

interface Deps {
  readonly stores: { readonly sessions: SessionStore };
  clock(): Date;
}

/** The living session that a cookie's value stands for; using it puts its end off. */
export async function resolveSession({ stores, clock }: Deps, secret: string): Promise<Session | null> {
  const session = await stores.sessions.findByHash(hashOf(secret));
  const now = clock();
  if (!session || session.expiresAt <= now) return null;
  if (!isDueToSlide(session, now)) return session;
  const expiresAt = expiryFrom(session.remember, now);
  await stores.sessions.slide(session.id, expiresAt, now);
  return { ...session, expiresAt, slidAt: now };
}

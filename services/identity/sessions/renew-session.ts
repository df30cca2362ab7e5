import { randomUUID } from 'node:crypto';
import { hashOf, newSecret } from '../crypto/secret.ts';
import { expiryFrom, type Session } from '../domain/session.ts';
import type { SessionStore } from '../stores/sessions.ts';
import type { NewSession } from './begin-session.ts';

interface Deps {
  readonly stores: { readonly sessions: Pick<SessionStore, 'create'> };
  clock(): Date;
}

/** Another session for the same browser: in the same workspace, and for no longer than the one that it comes from. */
export async function renewSession({ stores, clock }: Deps, from: Session): Promise<NewSession> {
  const now = clock();
  const secret = newSecret();
  const session = { ...from, id: randomUUID(), slidAt: now, expiresAt: expiryFrom(from, now) };
  await stores.sessions.create(session, hashOf(secret));
  return { sessionId: session.id, secret };
}

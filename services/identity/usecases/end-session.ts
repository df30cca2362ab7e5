import { sessionRevoked } from '@carillon/contracts/events/identity/session-revoked.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { SessionStore } from '../stores/sessions.ts';

interface Deps {
  readonly stores: { readonly sessions: SessionStore };
  readonly relay: Pick<Relay, 'nudge'>;
  clock(): Date;
}

/** Ends a session and tells everyone who may have it cached. One that is over already stays so. */
export async function endSession({ stores, relay, clock }: Deps, userId: string, sessionId: string) {
  const now = clock();
  const event = makeEvent(sessionRevoked, { session_id: sessionId, user_id: userId }, now);
  if (await stores.sessions.revoke(sessionId, now, event)) relay.nudge();
}

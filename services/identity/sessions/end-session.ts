import { sessionRevoked } from '@carillon/contracts/events/identity/session-revoked.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { SecurityLog } from '@carillon/kit/security-log.ts';
import type { SessionStore } from '../stores/sessions.ts';

interface Deps {
  readonly stores: { readonly sessions: SessionStore };
  readonly relay: Pick<Relay, 'nudge'>;
  readonly securityLog: SecurityLog;
  clock(): Date;
}

interface Ending {
  readonly userId: string;
  readonly sessionId: string;
  readonly reason: 'logout' | 'replaced' | 'expired';
  readonly address?: string;
}

/** Ends a session and tells everyone who may have it cached. One that is over already stays so. */
export async function endSession({ stores, relay, securityLog, clock }: Deps, ending: Ending): Promise<void> {
  const { userId, sessionId, reason, address } = ending;
  const now = clock();
  const event = makeEvent(sessionRevoked, { session_id: sessionId, user_id: userId }, now);
  if (!(await stores.sessions.revoke(sessionId, now, event))) return;
  relay.nudge();
  securityLog.tell({
    ...{ event: reason === 'logout' ? 'logout' : 'session.ended', outcome: 'success', userId, sessionId },
    ...(address !== undefined && { address }),
    ...(reason !== 'logout' && { detail: { reason } }),
  });
}

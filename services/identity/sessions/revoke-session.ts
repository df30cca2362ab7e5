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

interface Revoking {
  readonly userId: string;
  readonly sessionId: string;
  readonly reason: 'logout' | 'replaced' | 'expired';
  readonly address?: string;
}

/** Revokes a session, and publishes it for everyone who has it cached. One that is revoked already stays so. */
export async function revokeSession(
  { stores, relay, securityLog, clock }: Deps,
  revoking: Revoking,
): Promise<void> {
  const { userId, sessionId, reason, address } = revoking;
  const now = clock();
  const event = makeEvent(sessionRevoked, { session_id: sessionId, user_id: userId }, now);
  if (!(await stores.sessions.revoke(sessionId, now, event))) return;
  relay.nudge();
  securityLog.tell({
    ...{ event: reason === 'logout' ? 'logout' : 'session.revoked', outcome: 'success', userId, sessionId },
    ...(address !== undefined && { address }),
    ...(reason !== 'logout' && { detail: { reason } }),
  });
}

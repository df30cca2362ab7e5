import { sessionRevoked } from '@carillon/contracts/events/identity/session-revoked.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import type { SessionStore } from '../stores/sessions.ts';

export interface RevokingDeps {
  readonly stores: { readonly sessions: SessionStore };
  readonly relay: Pick<Relay, 'nudge'>;
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
  clock(): Date;
}

/** `ended`: its user ended it from another browser; `password`: the password was changed; `closed`: the account is to be deleted; `reclaimed`: its email's owner came; `provider`: its user logged out there. */
export type RevokingReason =
  | 'logout'
  | 'replaced'
  | 'expired'
  | 'ended'
  | 'password'
  | 'closed'
  | 'reclaimed'
  | 'provider';

interface Revoking {
  readonly userId: string;
  readonly sessionId: string;
  readonly reason: RevokingReason;
  readonly address?: string;
  /** Its browser goes on in another one. */
  readonly replaced?: boolean;
}

/** Revokes a session, and publishes it for everyone who caches it. Idempotent. */
export async function revokeSession(
  { stores, relay, telemetry: { securityLog }, clock }: RevokingDeps,
  revoking: Revoking,
): Promise<void> {
  const { userId, sessionId, reason, address, replaced } = revoking;
  const now = clock();
  const data = { session_id: sessionId, user_id: userId, ...(replaced && { replaced }) };
  const event = makeEvent(sessionRevoked, data, now);
  if (!(await stores.sessions.revoke(sessionId, now, event))) return;
  relay.nudge();
  securityLog.tell({
    event: reason === 'logout' ? 'logout' : 'session.revoked',
    outcome: 'success',
    userId,
    sessionId,
    ...(address !== undefined && { address }),
    ...(reason !== 'logout' && { detail: { reason } }),
  });
}

import { sessionEntered } from '@carillon/contracts/events/identity/session-entered.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import type { Relay } from '@carillon/kit/outbox/relay.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { hashOf } from '../crypto/secret.ts';
import { expiryFrom, isDueToSlide, type Session } from '../domain/session.ts';
import type { SessionStore } from '../stores/sessions.ts';
import type { UserStore } from '../stores/users.ts';
import type { Membership, WorkspaceStore } from '../stores/workspaces.ts';
import { revokeSession } from './revoke-session.ts';

interface Deps {
  readonly stores: {
    readonly sessions: SessionStore;
    readonly users: Pick<UserStore, 'find'>;
    readonly workspaces: WorkspaceStore;
  };
  readonly relay: Pick<Relay, 'nudge'>;
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
  clock(): Date;
}

/** Includes what the user may do in the session's workspace. */
interface Resolved extends Membership {
  readonly session: Session;
  /** Whether its end was put off just now. */
  readonly slid: boolean;
}

/** The active session of a cookie's value, and its role; using it extends it. */
export async function resolveSession(deps: Deps, secret: string): Promise<Resolved | null> {
  const { stores, clock } = deps;
  const foundSession = await stores.sessions.findByHash(hashOf(secret));
  const now = clock();
  if (!foundSession) return null;
  if (foundSession.expiresAt <= now) {
    await revokeSession(deps, { userId: foundSession.userId, sessionId: foundSession.id, reason: 'expired' });
    return null;
  }
  const inside = await inWorkspace(deps, foundSession, now);
  if (!inside) return null;
  const { session } = inside;
  if (!isDueToSlide(session, now)) return { ...inside, slid: false };
  const later = { ...session, expiresAt: expiryFrom(session, now), slidAt: now };
  await stores.sessions.slide(later);
  return { ...inside, session: later, slid: later.expiresAt > session.expiresAt };
}

/** Moves a user who is no longer a member of the session's workspace back to their own. Null if the user is gone. */
async function inWorkspace(
  { stores, relay }: Deps,
  session: Session,
  now: Date,
): Promise<Omit<Resolved, 'slid'> | null> {
  const { id, userId, workspaceId } = session;
  const membership = await stores.workspaces.findMembership(workspaceId, userId);
  if (membership) return { session, ...membership };
  const user = await stores.users.find(userId);
  if (!user) return null;
  const personalId = await stores.workspaces.ensurePersonal(user.id, now);
  const data = { session_id: id, user_id: userId, entered_id: personalId };
  await stores.sessions.enter(id, personalId, makeEvent(sessionEntered, data, now));
  relay.nudge();
  return { session: { ...session, workspaceId: personalId }, role: 'owner', ownerApproval: false };
}

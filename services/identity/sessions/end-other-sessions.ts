import type { SessionStore } from '../stores/sessions.ts';
import { type RevokingDeps, type RevokingReason, revokeSession } from './revoke-session.ts';

interface Deps extends RevokingDeps {
  readonly stores: { readonly sessions: SessionStore };
}

interface Ending {
  readonly userId: string;
  /** The session that continues. Null for none. */
  readonly sessionId: string | null;
  readonly reason: RevokingReason;
  readonly address: string;
}

const AT_A_TIME = 100;

/** Ends all sessions of the user but one, if any, and tells how many. */
export async function endOtherSessions(deps: Deps, ending: Ending): Promise<number> {
  const { stores, clock } = deps;
  const { userId, sessionId: keptSessionId } = ending;
  for (let endedCount = 0; ; ) {
    const sessions = await stores.sessions.list(userId, clock(), AT_A_TIME);
    const others = sessions.filter(({ id }) => id !== keptSessionId);
    if (others.length === 0) return endedCount;
    for (const { id } of others) await revokeSession(deps, { ...ending, sessionId: id });
    endedCount += others.length;
  }
}

import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { revokeTokens } from '../deletion/close-account.ts';
import { endOtherSessions } from '../sessions/end-other-sessions.ts';
import type { RevokingDeps } from '../sessions/revoke-session.ts';
import type { AccessTokenStore } from '../stores/access-tokens.ts';
import type { PasskeyStore } from '../stores/passkeys.ts';
import type { SecondFactorStore } from '../stores/second-factors.ts';

export interface DroppingDeps extends RevokingDeps {
  readonly stores: RevokingDeps['stores'] & {
    readonly passkeys: Pick<PasskeyStore, 'removeAll'>;
    readonly secondFactors: Pick<SecondFactorStore, 'removeAll'>;
    readonly accessTokens: AccessTokenStore;
  };
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
}

interface Dropping {
  readonly userId: string;
  /** The session that goes on; null for none. */
  readonly sessionId: string | null;
  readonly address: string;
  /** Why the sessions end. */
  readonly reason: 'password' | 'reclaimed';
  readonly keepsFactors: boolean;
}

/**
 * Removes other ways to log in that somebody may have added who signed up with another's address, or knew the
 * password. Linked providers are removed by the write that proves the email. Idempotent. Returns how many sessions
 * ended.
 */
export async function dropWaysIn(deps: DroppingDeps, dropping: Dropping): Promise<number> {
  const { stores } = deps;
  const { userId, keepsFactors } = dropping;
  const endedCount = await endOtherSessions(deps, dropping);
  if (!keepsFactors) {
    await stores.passkeys.removeAll(userId);
    await stores.secondFactors.removeAll(userId);
  }
  await revokeTokens(deps, { userId });
  return endedCount;
}

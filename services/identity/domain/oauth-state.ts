import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { Sealed } from './connection.ts';

const LIFETIME_MS = 10 * 60_000;

/** The record of a connection in progress (RFC 6749, section 10.12): good once, and only in its own session. */
export interface OauthState {
  readonly hash: string;
  readonly userId: string;
  readonly workspaceId: string;
  readonly sessionId: string;
  readonly platform: PlatformName;
  /** The connection to renew. Null for any account. */
  readonly connectionId: string | null;
  /** The origin of the server that was asked; null where the network is one place. */
  readonly server: string | null;
  /** The secret that the code is bound to (PKCE), sealed; null where the network takes none. */
  readonly verifier: Sealed | null;
  readonly expiresAt: Date;
}

export const stateExpiry = (now: Date): Date => new Date(now.getTime() + LIFETIME_MS);

/** Each network has its own return address, so it can't answer for another. */
export const redirectUriOf = (
  { callbackUrl }: { readonly callbackUrl: string },
  platform: PlatformName,
): string => `${callbackUrl}/${platform}`;

export type StateFault = 'unknown' | 'expired' | 'elsewhere' | 'other-workspace' | 'other-network';

interface Return {
  readonly userId: string;
  readonly workspaceId: string;
  readonly sessionId: string;
  /** Whose way back the browser came. */
  readonly platform: PlatformName;
}

/** Returns the reason not to continue a connection, or null. */
export function stateFault(state: OauthState | null, caller: Return, now: Date): StateFault | null {
  if (!state) return 'unknown';
  if (state.userId !== caller.userId || state.sessionId !== caller.sessionId) return 'elsewhere';
  if (state.workspaceId !== caller.workspaceId) return 'other-workspace';
  if (state.platform !== caller.platform) return 'other-network';
  return state.expiresAt <= now ? 'expired' : null;
}

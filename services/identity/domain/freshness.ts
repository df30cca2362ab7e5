import type { Connected, SealedGrant, SealedTarget } from './connection.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

const hasExpired = ({ expiresAt }: SealedGrant, now: Date): boolean => expiresAt !== null && expiresAt <= now;

/** Whether to ask the network for a newer grant: near its end, and after it only with a refresh token. */
export function isDueToRenew(grant: SealedGrant, now: Date, withinMs = WEEK_MS): boolean {
  if (grant.expiresAt === null) return false;
  if (hasExpired(grant, now)) return grant.refreshToken !== null;
  return grant.expiresAt.getTime() - now.getTime() <= withinMs;
}

const JUST_MS = 10 * 60_000;

/**
 * Whether a rejected token was renewed just now, so another one would be rejected too. An expired token proves
 * nothing.
 */
export const isJustRenewed = ({ grant, renewedAt }: Connected, now: Date): boolean =>
  renewedAt !== null && now.getTime() - renewedAt.getTime() < JUST_MS && !hasExpired(grant, now);

/** A target's own token (Meta's pages have one) outlives the grant it came with. */
export const isUsable = (grant: SealedGrant, target: SealedTarget, now: Date): boolean =>
  target.accessToken !== null || !hasExpired(grant, now);

/** Whether anything can be published by this connection, now or after renewing it. */
export const isAlive = ({ grant, targets }: Connected, now: Date): boolean =>
  !hasExpired(grant, now) ||
  grant.refreshToken !== null ||
  targets.some((target) => target.accessToken !== null);

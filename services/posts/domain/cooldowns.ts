import type { CooldownScope } from '@carillon/social/capabilities/publish.ts';
import { accountKey, networkKey, serverKey, type Target } from './keys.ts';

/**
 * A pause of a network or an account after a rate limit: until it is over, workers lease nothing that it concerns.
 */
export interface Cooldown {
  readonly key: string;
  readonly until: Date;
  /** In the network's own words. */
  readonly reason: string;
}

const LONGEST_MS = 26 * 3_600_000;

/** Limits a cooldown to a day (daily limits): a network that asks for more is taken to be mistaken. */
export function atMostADay(until: Date, now: Date): Date {
  const longest = now.getTime() + LONGEST_MS;
  const requestedMs = until.getTime();
  return new Date(Number.isNaN(requestedMs) ? longest : Math.min(requestedMs, longest));
}

const KEYS: Readonly<Record<CooldownScope, (target: Target) => string>> = {
  app: networkKey,
  server: serverKey,
  account: accountKey,
};

/** Returns what cools down; only the account if the client doesn't say. */
export const cooldownKey = (target: Target, scope: CooldownScope = 'account'): string => KEYS[scope](target);

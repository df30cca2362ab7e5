import type { CooldownScope } from '@carillon/social/capabilities/publish.ts';
import { accountKey, networkKey, type Target } from './keys.ts';

/** A network's or an account's pause after a rate limit: nothing of it is taken before it is over. */
export interface Cooldown {
  readonly key: string;
  readonly until: Date;
  /** In the network's own words. */
  readonly reason: string;
}

/** Meta's codes for calls that the app as a whole has used up; every other limit is the account's. */
const OF_THE_APP = /^(4|341)(\/|$)/;

const LONGEST_MS = 26 * 3_600_000;

/** Of a day at the most (daily limits): a network that asks for more is taken to be mistaken. */
export function atMostADay(until: Date, now: Date): Date {
  const longest = now.getTime() + LONGEST_MS;
  const asked = until.getTime();
  return new Date(Number.isNaN(asked) ? longest : Math.min(asked, longest));
}

/** What cools down: the network as a whole, or the account alone. */
export const scopeKey = (target: Target, scope: CooldownScope): string =>
  scope === 'app' ? networkKey(target) : accountKey(target);

/** What cools down when a network refuses with this code; `scope` as far as its client knows. */
export const cooldownKey = (target: Target, code: string | undefined, scope?: CooldownScope): string =>
  scopeKey(target, scope ?? scopeOf(target, code));

const scopeOf = ({ platform }: Target, code: string | undefined): CooldownScope =>
  platform !== 'linkedin' && code !== undefined && OF_THE_APP.test(code) ? 'app' : 'account';

import type { PauseScope } from '@carillon/social/network.ts';
import { accountKey, networkKey, type Target } from './keys.ts';

/** Meta's codes for calls that the app as a whole has used up; every other limit is the account's. */
const OF_THE_APP = /^(4|341)(\/|$)/;

const LONGEST_HOLD_MS = 26 * 3_600_000;

/** A network's wish for patience, of a day at the most (daily limits): what goes beyond that is taken for a slip. */
export function notForLong(until: Date, now: Date): Date {
  const longest = now.getTime() + LONGEST_HOLD_MS;
  const asked = until.getTime();
  return new Date(Number.isNaN(asked) ? longest : Math.min(asked, longest));
}

/** What waits: the network as a whole, or the account alone. */
export const targetKey = (target: Target, scope: PauseScope): string =>
  scope === 'app' ? networkKey(target) : accountKey(target);

/** What has to wait when a network asks for patience; `scope` as far as its client knows. */
export const heldKey = (target: Target, code: string | undefined, scope?: PauseScope): string =>
  targetKey(target, scope ?? scopeOf(target, code));

const scopeOf = ({ platform }: Target, code: string | undefined): PauseScope =>
  platform !== 'linkedin' && code !== undefined && OF_THE_APP.test(code) ? 'app' : 'account';

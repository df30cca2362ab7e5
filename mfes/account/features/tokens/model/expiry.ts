import { instantOf } from '@carillon/contracts/domain/local-time.ts';

/** How long a token is good, in days, or until a day that is chosen. */
export const LIFETIMES = [30, 90, 365] as const;
export type Lifetime = (typeof LIFETIMES)[number] | 'day';

const DAY_MS = 24 * 3_600_000;

/** The end of a token: so many days from now, or the end of that day (YYYY-MM-DD) by the clocks of the zone. Null without a day. */
export function endOf(lifetime: Lifetime, day: string, zone: string, now: Date): Date | null {
  if (lifetime !== 'day') return new Date(now.getTime() + lifetime * DAY_MS);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? instantOf(`${day} 23:59:00`, zone) : null;
}

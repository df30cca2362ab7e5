import type { Quota } from '@carillon/contracts/http/billing/quota.ts';

/** One unit of a quota that is taken. */
export interface QuotaUse {
  /** The id of what uses the unit. */
  readonly id: string;
  /** A number below the limit; without a limit, the use's own ID. */
  readonly unit: string;
  /** Then the unit is free again. */
  readonly until: Date | null;
  /** Whether the object that it was reserved for exists. */
  readonly committed: boolean;
}

/**
 * The units that may be taken: the lowest free ones, as many as are left of the limit. Of any number of takers who saw
 * the same, or anything since, each unit goes to one; so together they never pass the limit, whatever else is taken.
 */
export function freeUnits(uses: readonly Pick<QuotaUse, 'unit'>[], limit: number): readonly string[] {
  const usedUnits = new Set(uses.map(({ unit }) => unit));
  const units = Array.from({ length: limit }, (_, unit) => String(unit));
  return units.filter((unit) => !usedUnits.has(unit)).slice(0, Math.max(0, limit - uses.length));
}

/** The longest that a dead process holds a unit; an OAuth sign-in may take ten minutes. */
const RESERVED_MS = 15 * 60_000;

export const reservedUntil = (now: Date): Date => new Date(now.getTime() + RESERVED_MS);

/** Posts count for the calendar month (UTC) in which they are made. */
export const committedUntil = (quota: Quota, until: Date | null, now: Date): Date | null =>
  quota === 'posts' && until === null
    ? new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1))
    : until;

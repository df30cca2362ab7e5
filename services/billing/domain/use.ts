import type { Counted } from '@carillon/contracts/http/billing/use.ts';

/** A place within a limit that is taken. */
export interface Use {
  readonly id: string;
  /** A number below the limit; of what has no limit the use's own id. */
  readonly place: string;
  /** Then it is free again. */
  readonly until: Date | null;
  /** What it was reserved for is made. */
  readonly kept: boolean;
}

/**
 * The places that may be taken: the lowest free ones, as many as are left of the limit. Of any number of takers who saw
 * the same, or anything since, each place goes to one; so together they never pass the limit, whatever else is held.
 */
export function freePlaces(held: readonly Pick<Use, 'place'>[], limit: number): readonly string[] {
  const taken = new Set(held.map(({ place }) => place));
  const places = Array.from({ length: limit }, (_, place) => String(place));
  return places.filter((place) => !taken.has(place)).slice(0, Math.max(0, limit - held.length));
}

/** Posts count for the calendar month (UTC) in which they are made. */
export const heldUntil = (kind: Counted, until: Date | null, now: Date): Date | null =>
  kind === 'posts' && until === null
    ? new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1))
    : until;

import type { Day } from '@carillon/sdk/index.ts';

/** Where something can be put: a day, or an hour of it. */
export interface SlotPlace {
  readonly day: Day;
  /** Null for the whole day. */
  readonly hour: number | null;
}

export const slotId = (day: Day, hour: number | null): string => (hour === null ? day : `${day} ${hour}`);

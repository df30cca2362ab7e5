import { type Day, horizontalStep } from '@carillon/sdk/index.ts';

/** Where something can be put: a day, or an hour of it. */
export interface SlotPlace {
  readonly day: Day;
  /** Null for the whole day. */
  readonly hour: number | null;
}

export const slotId = (day: Day, hour: number | null): string => (hour === null ? day : `${day} ${hour}`);

/** From one slot to another: days across, and weeks or hours down. */
export interface SlotStep {
  readonly across: number;
  readonly down: number;
}

const DOWN: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Where an arrow key leads from a slot; null for any other key. */
export function stepOf(key: string): SlotStep | null {
  const step = { across: horizontalStep(key), down: DOWN[key] ?? 0 };
  return step.across === 0 && step.down === 0 ? null : step;
}

import type { ReadingBatch } from './reading-batch.ts';
import type { TrackedTarget } from './tracked.ts';

/** A target that only one collector reads, for as long as its lease holds. */
export interface LeasedTarget extends TrackedTarget {
  readonly lease: string;
  /** Goes up when something else came due meanwhile. */
  readonly wakes: number;
  /** Recorded, and perhaps not applied. */
  readonly batch: ReadingBatch | null;
}

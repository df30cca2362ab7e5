import type { ReadingBatch } from '../domain/reading-batch.ts';
import type { TargetRef } from '../domain/tracked.ts';
import type { CollectDeps } from './collect-deps.ts';

/** Brings a recorded batch to where it belongs; what has it already stays as it is. */
export async function applyBatch(
  { stores }: Pick<CollectDeps, 'stores'>,
  target: TargetRef,
  batch: ReadingBatch,
): Promise<void> {
  // Last, so that figures which a post shows are in the sums of its days.
  await stores.days.apply(target, batch);
  await stores.curves.apply(batch);
  await stores.publications.apply(batch);
}

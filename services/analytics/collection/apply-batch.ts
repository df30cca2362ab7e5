import type { ReadingBatch } from '../domain/reading-batch.ts';
import type { TargetRef } from '../domain/tracked.ts';
import type { CollectDeps } from './collect-deps.ts';

/** Applies a recorded batch. Rows that already have it stay unchanged. */
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

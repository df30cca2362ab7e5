import type { ReadingBatch } from '../domain/reading-batch.ts';
import type { TargetRef } from '../domain/tracked.ts';
import type { CollectDeps } from './collect-deps.ts';

/** Brings a recorded batch to where it belongs; what has it already stays as it is. */
export async function applyBatch(
  { stores }: Pick<CollectDeps, 'stores'>,
  target: TargetRef,
  batch: ReadingBatch,
): Promise<void> {
  await stores.publications.apply(batch);
  await stores.curves.apply(batch);
  await stores.days.apply(target, batch);
}

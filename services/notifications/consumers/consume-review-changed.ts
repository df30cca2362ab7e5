import type { EventOf } from '@carillon/contracts/event.ts';
import type { reviewChanged } from '@carillon/contracts/events/posts/review-changed.ts';
import { changeOfReview } from '../domain/change.ts';
import { type ApplyDeps, applyChange } from '../usecases/apply-change.ts';

export async function consumeReviewChanged(
  deps: ApplyDeps,
  event: EventOf<typeof reviewChanged>,
): Promise<void> {
  await applyChange(deps, changeOfReview(event));
}

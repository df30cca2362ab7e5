import { firstWords } from '@carillon/contracts/domain/first-words.ts';
import type { EventOf } from '@carillon/contracts/event.ts';
import { reviewChanged } from '@carillon/contracts/events/posts/review-changed.ts';
import { makeEvent } from '@carillon/kit/make-event.ts';
import type { z } from 'zod';
import type { Draft } from '../domain/draft.ts';
import { type ApprovalRights, type Review, reviewersOf } from '../domain/review.ts';

type Data = z.input<typeof reviewChanged.data>;

interface Step extends Pick<Data, 'change'> {
  readonly draft: Draft;
  readonly review: Review;
  readonly actor: ApprovalRights & { readonly userId: string };
  readonly note?: string | null;
  readonly sent?: boolean;
  /** Whether the post that is made of the draft is scheduled. */
  readonly scheduled?: boolean;
}

/** Creates the event of a step in a draft's review, which is the draft's next version. */
export function reviewEvent(step: Step, now: Date): EventOf {
  const { draft, review, actor, change, note = null, sent = false, scheduled } = step;
  const { id, workspaceId, version, content } = draft;
  return makeEvent(
    reviewChanged,
    {
      workspace_id: workspaceId,
      draft_id: id,
      actor_id: actor.userId,
      requested_by: review.requestedBy,
      reviewers: reviewersOf(actor),
      title: firstWords(content.post?.text || content.topic),
      revision: version + 1,
      change,
      note,
      sent,
      ...(scheduled !== undefined && { scheduled }),
    },
    now,
  );
}

import { publishPosts } from '@carillon/contracts/http/posts/publish-posts.ts';
import { useApproval, useMay, useMemberNames, useSession } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import type { DraftHandle } from '../features/drafts/api/use-draft.ts';
import type { Onwards } from '../features/editor/components/editor-modal.tsx';
import type { SendError } from '../features/publish/api/use-send.ts';
import {
  type RequestedTime,
  requestedTimeText,
} from '../features/publish/components/requested-time-note.tsx';
import type { Targets } from '../features/publish/model/targets.ts';
import { reviewError, type ToApprove, useReview } from '../features/review/api/use-review.ts';
import { ReviewNote } from '../features/review/components/review-note.tsx';
import { ChangesDialog, RequestDialog } from './review-dialogs.tsx';

interface Reviewing {
  readonly mayPublish: boolean;
  /** Somebody else has sent it for the user's approval. */
  readonly waits: boolean;
  /** The name of the member who sent it. */
  readonly writer: string;
  /** Why it was not approved; null when it was, or nobody tried. */
  readonly refusal: SendError | null;
  forget(): void;
  /** The title of the dialog with its text. */
  readonly title: string;
  /** The approval state, with the time and targets that its writer proposed. */
  note(requestedTime: RequestedTime | null, where: string): ReactNode;
  /** @param where where it goes, and the way to choose that */
  dialogs(where: { readonly cards: ReactNode; readonly chosenTargets: Targets }): ReactNode;
  onwards(publish: () => void): Omit<Onwards, 'later'>;
  /** Null where that is nothing to decide. */
  approveOnly(outgoing: () => ToApprove, onApproved: () => void): (() => void) | null;
}

/** Sending the open draft for approval, and deciding on it. */
export function useReviewing(draft: DraftHandle): Reviewing {
  const { review, content } = draft.state;
  const { user } = useSession();
  const { needed, mayApprove, byOwners } = useApproval();
  const mayCall = useMay(publishPosts);
  const { nameOf, isFormer } = useMemberNames(review !== null);
  const writerId = review?.requested_by ?? '';
  const writer = nameOf(writerId);
  const hasLeft = isFormer(writerId);
  const isNamed = !hasLeft && writer !== nameOf('');
  const { request, askChanges, approve } = useReview(draft);
  const [open, setOpen] = useState<'request' | 'changes' | null>(null);
  const close = (): void => setOpen(null);
  const isApproved = review?.status === 'approved' && (!needed || review.by_owner === true);
  const mayPublish = mayCall && (!needed || isApproved);
  const isRequested = review?.status === 'requested';
  const waits = isRequested && mayApprove && review.requested_by !== user?.id;
  const done = (reply: unknown, then?: () => void): void => {
    if (reply === null) return;
    close();
    then?.();
    draft.change({ step: 'topic' });
  };
  const approvalError = reviewError(approve.error);
  return {
    mayPublish,
    waits,
    writer,
    title: !waits ? t`Edit your post` : isNamed ? t`Review ${writer}’s post` : t`Review the post`,
    refusal: approvalError === null ? null : { text: approvalError, failed: true },
    forget: approve.reset,
    note: (requestedTime, where) => (
      <ReviewNote
        review={review}
        requestedTime={requestedTime && requestedTimeText(requestedTime, writer)}
        where={where}
        nameOf={nameOf}
      />
    ),
    onwards: (publish) => ({
      publish: mayPublish ? publish : null,
      approves: waits,
      // The server may know that exactly this wasn't approved, so a user whose publishing it refuses can ask.
      request: isRequested || (mayPublish ? !needed : isApproved) ? null : () => setOpen('request'),
      askChanges: waits ? () => setOpen('changes') : null,
      hint: mayPublish ? null : isApproved ? APPROVED : byOwners ? OWNERS : EDITORS,
    }),
    approveOnly: (outgoing, onApproved) =>
      waits && byOwners ? () => void approve.run(outgoing()).then((reply) => done(reply, onApproved)) : null,
    dialogs: ({ cards, chosenTargets }) => (
      <>
        {open === 'request' && (
          <RequestDialog
            targets={cards}
            planned={content.mode === 'later' ? content.scheduled_time : null}
            busy={request.busy}
            error={reviewError(request.error)}
            onClose={close}
            onSend={(note, at) => {
              draft.change({
                targets: [...chosenTargets],
                ...(at
                  ? { mode: 'later', scheduled_time: at.local, timezone: at.timezone }
                  : { mode: 'now', scheduled_time: null, timezone: null, repeat: null }),
              });
              void request.run(note).then((reply) => done(reply));
            }}
          />
        )}
        {open === 'changes' && (
          <ChangesDialog
            hasLeft={hasLeft}
            busy={askChanges.busy}
            error={reviewError(askChanges.error)}
            onClose={close}
            onSend={(note) => void askChanges.run(note).then((reply) => done(reply))}
          />
        )}
      </>
    ),
  };
}

const EDITORS = t`An editor or owner of this workspace can publish it from their drafts list.`;
const APPROVED = t`Editors and owners can publish it.`;
const OWNERS = t`An owner of this workspace must approve it before it’s published.`;

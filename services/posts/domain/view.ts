import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { PublicationStatus } from '@carillon/contracts/domain/publication.ts';
import { takeDownPublication } from '@carillon/contracts/http/analytics/take-down-publication.ts';
import { cancelPublication } from '@carillon/contracts/http/posts/cancel-publication.ts';
import { deletePost } from '@carillon/contracts/http/posts/delete-post.ts';
import { editPublication } from '@carillon/contracts/http/posts/edit-publication.ts';
import type { PublicationFacts, PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { reschedulePublication } from '@carillon/contracts/http/posts/reschedule-publication.ts';
import { retryPublication } from '@carillon/contracts/http/posts/retry-publication.ts';
import { mayCall, type Operation } from '@carillon/contracts/operation.ts';
import type { Text } from '@carillon/contracts/text.ts';
import { reasonFields } from '@carillon/contracts/words/stored-text.ts';
import { decide } from './decide.ts';
import { isLate } from './lateness.ts';
import { type InState, isQueued, mayBeOut, type Publication } from './publication.ts';
import { type ApprovalRights, needsApproval } from './review.ts';
import { rejectionReason } from './user-commands.ts';

/** The member who looks at it, and when. */
export interface Viewer extends ApprovalRights {
  readonly now: Date;
}

/** A publication as a member of its workspace sees it. */
export const viewOf = (publication: Publication, viewer: Viewer): PublicationView => ({
  ...factsOf(publication, viewer.now),
  ...rightsOf(publication, viewer),
});

/** Returns the facts that every member sees. */
export const factsOf = (publication: Publication, now: Date): PublicationFacts => ({
  id: publication.id,
  platform: publication.platform,
  platform_id: PLATFORMS[publication.platform].id,
  page_id: publication.targetId,
  target_id: publication.targetId,
  target_name: publication.targetName,
  status: displayStatus(publication, now),
  due_at: publication.dueAt.toISOString(),
  scheduled_time: publication.localTime,
  timezone: publication.timezone,
  from_queue: publication.fromQueue ?? false,
  series_id: publication.seriesId ?? null,
  published_at: publication.status === 'published' ? publication.publishedAt.toISOString() : null,
  failed_at: publication.status === 'failed' ? publication.failedAt.toISOString() : null,
  canceled_at: publication.status === 'canceled' ? publication.canceledAt.toISOString() : null,
  taken_down_at: publication.takenDownAt?.toISOString() ?? null,
  late: isLate(publication, now),
  attempts: publication.attempts.length,
  next_attempt_at: isWaiting(publication, now) ? publication.nextAttemptAt.toISOString() : null,
  waiting_for: isWaiting(publication, now) ? publication.waitingFor : null,
  post_url: isThere(publication) ? publication.url : null,
  ...reasonsOf(publication, now),
  may_be_out: ['scheduled', 'failed'].includes(publication.status) && mayBeOut(publication.attempts),
  first_comment: commentOf(publication),
});

const isThere = (publication: Publication): publication is InState<'published'> =>
  publication.status === 'published' && publication.takenDownAt === null;

/** Whether a worker has it at the moment is nothing that anybody sees. */
function commentOf({ firstComment: text, comment }: Publication): PublicationFacts['first_comment'] {
  if (!text) return null;
  const status = comment?.status === 'sending' ? 'due' : (comment?.status ?? 'waiting');
  return { text, status, ...reasonFields(comment?.reason ?? null) };
}

/** Whether a member may give it another time. */
export const mayReschedule = (publication: Publication, { role, now }: Viewer): boolean =>
  mayCall(role, reschedulePublication) &&
  rejectionReason(publication, { type: 'reschedule', dueAt: now, localTime: '', timezone: '' }) === null;

/** Returns the member's rights, by the same rules that judge commands. */
function rightsOf(publication: Publication, viewer: Viewer) {
  const { role, now } = viewer;
  const may = (operation: Operation, command: Parameters<typeof decide>[1]): boolean =>
    mayCall(role, operation) && decide(publication, command, now).ok;
  const { content } = publication;
  return {
    can_edit: !needsApproval(viewer) && may(editPublication, { type: 'edit', content }),
    can_cancel: may(cancelPublication, { type: 'cancel', acceptUnknown: true }),
    can_reschedule: mayReschedule(publication, viewer),
    can_retry: may(retryPublication, { type: 'retry' }),
    can_delete: may(deletePost, { type: 'remove' }),
    can_take_down:
      mayCall(role, takeDownPublication) &&
      isThere(publication) &&
      PLATFORMS[publication.platform].whyNotTakeDown === null,
  };
}

function reasonsOf(publication: Publication, now: Date) {
  const reason = reasonOf(publication, now);
  const trouble = reason === null ? null : publication.trouble;
  return {
    ...reasonFields(reason),
    reason_code: trouble?.code ?? null,
    network_message: trouble?.networkMessage ?? null,
  };
}

export const reasonOf = (publication: Publication, now: Date): string | Text | null =>
  isWaiting(publication, now) || publication.status === 'failed' ? publication.reason : null;

/** Returns the status to show: a due publication waits for a permit, and is shown as queued. */
export const displayStatus = (publication: Publication, now: Date): PublicationStatus =>
  isQueued(publication, now) ? 'queued' : publication.status;

const isWaiting = (publication: Publication, now: Date): publication is InState<'scheduled'> =>
  publication.status === 'scheduled' && !isQueued(publication, now);

/** Whether somebody would see a difference. */
export function looksDifferent(before: Publication, after: Publication, now: Date): boolean {
  const viewText = (one: Publication) => JSON.stringify(viewOf(one, { role: 'owner', now }));
  return (
    before.content !== after.content ||
    before.media !== after.media ||
    before.linkTags !== after.linkTags ||
    before.removedAt !== after.removedAt ||
    viewText(before) !== viewText(after)
  );
}

import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { PublicationStatus } from '@carillon/contracts/domain/publication.ts';
import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import { decide } from './decide.ts';
import { isLate } from './lateness.ts';
import { type InState, isQueued, mayBeOut, type Publication } from './publication.ts';

/** A publication as its owner sees it. */
export const viewOf = (publication: Publication, now: Date): PublicationView => ({
  id: publication.id,
  platform: publication.platform,
  platform_id: PLATFORMS[publication.platform].id,
  page_id: publication.pageId,
  target_name: publication.targetName,
  status: displayStatus(publication, now),
  due_at: publication.dueAt.toISOString(),
  scheduled_time: publication.localTime,
  timezone: publication.timezone,
  published_at: publication.status === 'published' ? publication.publishedAt.toISOString() : null,
  failed_at: publication.status === 'failed' ? publication.failedAt.toISOString() : null,
  canceled_at: publication.status === 'canceled' ? publication.canceledAt.toISOString() : null,
  late: isLate(publication, now),
  attempts: publication.attempts.length,
  next_attempt_at: isWaiting(publication, now) ? publication.nextAttemptAt.toISOString() : null,
  waiting_for: isWaiting(publication, now) ? publication.waitingFor : null,
  post_url: publication.status === 'published' ? publication.url : null,
  ...reasonsOf(publication, now),
  ...rightsOf(publication, now),
});

/** What its owner may do with it, by the same rules that a command is judged by. */
export const rightsOf = (publication: Publication, now: Date) => {
  const may = (command: Parameters<typeof decide>[1]): boolean => decide(publication, command, now).ok;
  const { content } = publication;
  return {
    can_edit: may({ type: 'edit', content }),
    can_cancel: may({ type: 'cancel' }),
    can_reschedule: may({ type: 'reschedule', dueAt: now, localTime: '', timezone: '' }),
    can_retry: may({ type: 'retry' }),
    can_delete: may({ type: 'remove' }),
    may_be_out: ['scheduled', 'failed'].includes(publication.status) && mayBeOut(publication.attempts),
  };
};

function reasonsOf(publication: Publication, now: Date) {
  const reason = reasonOf(publication, now);
  const trouble = reason === null ? null : publication.trouble;
  return { reason, reason_code: trouble?.code ?? null, network_message: trouble?.networkMessage ?? null };
}

export const reasonOf = (publication: Publication, now: Date): string | null =>
  isWaiting(publication, now) || publication.status === 'failed' ? publication.reason : null;

/** What is due waits for a permit, and is shown as queued. */
export const displayStatus = (publication: Publication, now: Date): PublicationStatus =>
  isQueued(publication, now) ? 'queued' : publication.status;

const isWaiting = (publication: Publication, now: Date): publication is InState<'scheduled'> =>
  publication.status === 'scheduled' && !isQueued(publication, now);

/** Whether its owner would see a difference. */
export const looksDifferent = (before: Publication, after: Publication, now: Date): boolean =>
  before.content !== after.content ||
  before.removedAt !== after.removedAt ||
  JSON.stringify(viewOf(before, now)) !== JSON.stringify(viewOf(after, now));

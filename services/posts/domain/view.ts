import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import type { PublicationView } from '@carillon/contracts/http/posts/publication-view.ts';
import type { Publication } from './publication.ts';

const LATE_MS = 60_000;

/** A publication as its owner sees it. */
export const viewOf = (publication: Publication, now: Date): PublicationView => ({
  id: publication.id,
  platform: publication.platform,
  platform_id: PLATFORMS[publication.platform].id,
  page_id: publication.pageId,
  target_name: publication.targetName,
  status: publication.status,
  due_at: publication.dueAt.toISOString(),
  published_at: publication.status === 'published' ? publication.publishedAt.toISOString() : null,
  late: isLate(publication, now),
  attempts: publication.attempts.length,
  next_attempt_at: publication.status === 'scheduled' ? publication.nextAttemptAt.toISOString() : null,
  post_url: publication.status === 'published' ? publication.url : null,
  reason: reasonOf(publication),
});

/** More than a minute after its due time: when it went out, or by now if it has not. */
export function isLate(publication: Publication, now: Date): boolean {
  if (publication.status === 'draft' || publication.status === 'canceled') return false;
  const { dueAt } = publication;
  const at = publication.status === 'published' ? publication.publishedAt : now;
  return publication.status !== 'failed' && at.getTime() - dueAt.getTime() > LATE_MS;
}

export const reasonOf = (publication: Publication): string | null =>
  publication.status === 'scheduled' || publication.status === 'failed' ? publication.reason : null;

/** Whether its owner would see a difference. */
export const looksDifferent = (before: Publication, after: Publication, now: Date): boolean =>
  JSON.stringify(viewOf(before, now)) !== JSON.stringify(viewOf(after, now));

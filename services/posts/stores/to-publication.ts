import { reasonIn } from '@carillon/kit/store/reason-columns.ts';
import type {
  Attempt,
  CommentState,
  History,
  Publication,
  PublicationSpec,
  State,
} from '../domain/publication.ts';
import type { CommentColumns, PublicationRow } from './publication-row.ts';

/** @throws Error naming the publication if its status is invalid, or a required column is missing */
export const toPublication = (row: PublicationRow): Publication => ({
  ...specOf(row),
  ...historyOf(row),
  ...stateOf(row),
});

/** A row that this version can't read: damaged, or written by a newer one. */
export interface Unreadable extends Pick<PublicationRow, 'platform' | 'status' | 'wakeAt'> {
  readonly id: string;
  readonly why: string;
}

/** Returns the readable rows and the unreadable ones, so one bad row doesn't affect the others. */
export function readable(rows: readonly PublicationRow[]): { found: Publication[]; broken: Unreadable[] } {
  const unreadable: Unreadable[] = [];
  const publications = rows.flatMap((row) => {
    try {
      return [toPublication(row)];
    } catch (error) {
      const { _id: id, platform, status, wakeAt } = row;
      unreadable.push({ id, platform, status, wakeAt, why: String(error) });
      return [];
    }
  });
  return { found: publications, broken: unreadable };
}

const specOf = (row: PublicationRow): PublicationSpec => ({
  id: row._id,
  postId: row.postId,
  workspaceId: row.workspaceId,
  platform: row.platform,
  targetId: row.targetId,
  targetName: row.targetName,
  content: row.content,
  media: row.media,
  ...(row.firstComment && { firstComment: row.firstComment }),
  ...(row.options && { options: row.options }),
  ...(row.linkTags && { linkTags: row.linkTags }),
  ...(row.traceparent && { traceparent: row.traceparent }),
  ...(row.correlationId && { correlationId: row.correlationId }),
  createdAt: row.createdAt,
  dueAt: row.dueAt,
  localTime: row.localTime,
  timezone: row.timezone,
  fromQueue: row.fromQueue ?? false,
  ...(row.seriesId && { seriesId: row.seriesId }),
});

// Thousands are read for a calendar, so no row is copied on the way.
const historyOf = (row: PublicationRow): History => ({
  attempts: row.attempts,
  notes: row.notes,
  failures: row.failures,
  firstFailureAt: row.firstFailureAt,
  trouble: row.trouble ?? null,
  editedAt: row.editedAt ?? null,
  editedAfter: row.editedAfter ?? before(row.attempts, row.editedAt),
  retriedAt: row.retriedAt ?? null,
  retriedAfter: row.retriedAfter ?? before(row.attempts, row.retriedAt),
  moves: row.moves ?? [],
  removedAt: row.removedAt ?? null,
  takenDownAt: row.takenDownAt ?? null,
  files: row.files ?? (row.media.length > 0 ? 'kept' : 'gone'),
  comment: row.comment ? commentOf(row.comment) : null,
  revision: row.revision ?? 0,
  ...calendarColumns(row),
});

const commentOf = (comment: CommentColumns): CommentState =>
  comment.reasonText ? { ...comment, reason: reasonIn(comment) } : comment;

type CalendarColumns = Pick<History, 'calendarRevision' | 'calendarChangedAt'>;

/** Rows from before these were stored have what the feed printed then, and the last change that they know of. */
export function calendarColumns(row: PublicationRow): CalendarColumns {
  const {
    calendarRevision,
    calendarChangedAt = null,
    revision = 0,
    editedAt,
    moves,
    removedAt,
    endedAt,
  } = row;
  if (calendarRevision !== undefined) return { calendarRevision, calendarChangedAt };
  const times = [row.createdAt, editedAt, moves?.at(-1)?.at, removedAt, endedAt].flatMap(
    (at) => at?.getTime() ?? [],
  );
  return {
    calendarRevision: revision,
    calendarChangedAt: times.length > 0 ? new Date(Math.max(...times)) : null,
  };
}

/** For rows from before the number was kept. */
const before = (attempts: readonly Attempt[], at: Date | null | undefined): number =>
  at ? attempts.filter(({ startedAt }) => startedAt < at).length : 0;

function stateOf(row: PublicationRow): State {
  const need = <T>(value: T | null, name: string): T => {
    if (value !== null) return value;
    throw new Error(`publication ${row._id} is ${row.status} but has no ${name}`);
  };
  const { status, url } = row;
  const reason = reasonIn(row);
  switch (status) {
    case 'scheduled':
      return {
        status,
        nextAttemptAt: need(row.nextAttemptAt, 'nextAttemptAt'),
        waitingFor: need(row.waitingFor, 'waitingFor'),
        reason,
      };
    case 'publishing':
      return { status, lease: need(row.lease, 'lease') };
    case 'published':
      return {
        status,
        publishedAt: need(row.endedAt, 'endedAt'),
        remoteId: need(row.remoteId, 'remoteId'),
        url,
      };
    case 'failed':
      return { status, failedAt: need(row.endedAt, 'endedAt'), reason: need(reason, 'reason') };
    case 'canceled':
      return { status, canceledAt: need(row.endedAt, 'endedAt') };
    default:
      throw new Error(`publication ${row._id} is ${String(status)}, which is no status`);
  }
}

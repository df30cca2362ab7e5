import type mongoose from 'mongoose';
import { CALENDAR_STATUSES, type CalendarEntry } from '../domain/calendar-entry.ts';
import type { PostRow } from './post-row.ts';
import type { PublicationRow } from './publication-row.ts';
import { publicationWrites } from './publication-writes.ts';
import { calendarColumns } from './to-publication.ts';

export interface CalendarEntryStore {
  /** Lists the calendar's entries within a window, the earliest first, at most so many. `until` is exclusive. */
  listed(
    workspaceId: string,
    window: { readonly from: Date; readonly until: Date },
    limit: number,
  ): Promise<readonly CalendarEntry[]>;
  /** All other publications of the same posts, wherever they are due and whatever became of them. */
  others(workspaceId: string, listedEntries: readonly CalendarEntry[]): Promise<readonly CalendarEntry[]>;
}

/** After the store of posts, whose model it uses. */
export function createCalendarEntryStore(connection: mongoose.Connection): CalendarEntryStore {
  const { model } = publicationWrites(connection);
  const posts = connection.model<PostRow>('Post');
  return {
    async listed(workspaceId, { from, until }, limit) {
      const rows = await model
        .find({
          workspaceId,
          dueAt: { $gte: from, $lt: until },
          removedAt: null,
          // Phrased so that MongoDB doesn't use the bounds of the status index: it should scan the window's own
          // index.
          $nor: [{ status: { $nin: [...CALENDAR_STATUSES] } }],
        })
        .select(COLUMNS)
        .sort({ dueAt: 1, _id: 1 })
        .limit(limit)
        .lean<PublicationRow[]>();
      return rows.map(toEntry);
    },
    async others(workspaceId, listedEntries) {
      const listedIds = new Set(listedEntries.map(({ id }) => id));
      const postIds = [...new Set(listedEntries.map(({ postId }) => postId))];
      const postsWithIds = await posts
        .find({ _id: { $in: postIds }, workspaceId }, { 'publications.id': 1 })
        .lean<{ publications?: { id: string }[] }[]>();
      const ids = postsWithIds
        .flatMap(({ publications = [] }) => publications.map(({ id }) => id))
        .filter((id) => !listedIds.has(id));
      if (ids.length === 0) return [];
      const rows = await model
        .find({ _id: { $in: ids }, workspaceId })
        .select(COLUMNS)
        .lean<PublicationRow[]>();
      return rows.map(toEntry);
    },
  };
}

const COLUMNS = Object.fromEntries(
  [
    ...['postId', 'platform', 'content', 'createdAt', 'dueAt', 'calendarRevision', 'calendarChangedAt'],
    // Columns of rows from before the calendar's version was stored.
    ...['revision', 'editedAt', 'moves', 'removedAt', 'endedAt'],
  ].map((column) => [column, 1] as const),
);

function toEntry(row: PublicationRow): CalendarEntry {
  const { calendarRevision: revision, calendarChangedAt } = calendarColumns(row);
  const { _id: id, postId, platform, content, dueAt, createdAt } = row;
  return { id, postId, platform, content, dueAt, revision, changedAt: calendarChangedAt ?? createdAt };
}

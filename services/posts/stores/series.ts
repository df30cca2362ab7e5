import type { Text } from '@carillon/contracts/text.ts';
import { reasonColumns } from '@carillon/kit/store/reason-columns.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import type mongoose from 'mongoose';
import { isSeries, type SeriesPost } from '../domain/series-post.ts';
import { type PostRow, toPost } from './post-row.ts';

/** Fields written over an active series. */
interface Progress {
  readonly next: number;
  /** Null if there is nothing more to do. */
  readonly nextAt: Date | null;
  readonly status: 'active' | 'paused' | 'complete';
  readonly reason: string | Text | null;
}

/** The series, each of which is a part of its first post. */
export interface SeriesStore {
  find(id: string, workspaceId: string): Promise<SeriesPost | null>;
  /** The existing ones of these posts. */
  existing(ids: readonly string[], workspaceId: string): Promise<Set<string>>;
  /** The series with work due by then, over all workspaces, the longest due first. */
  due(now: Date, limit: number): Promise<SeriesPost[]>;
  /** Postpones its next step until then at least. */
  postpone(id: string, until: Date): Promise<void>;
  /** While it is active and nobody else has gone on with it since. False when somebody has. */
  advance(id: string, seenNumber: number, progress: Progress): Promise<boolean>;
  /** An active or paused series goes on then. False when it is complete or stopped. */
  resume(id: string, now: Date): Promise<boolean>;
  /** Stops a series. It is looked at once more at that time. */
  stop(id: string, nextAt: Date): Promise<void>;
  /** Settles a stopped series that needs no more work. */
  settle(id: string): Promise<void>;
  /**
   * Makes all workspaces' active series go through their times again: existing posts are found, so none is scheduled
   * twice. For new zone rules, which may add or remove times of a series.
   */
  rewind(now: Date): Promise<void>;
}

/** Over a connection that has the store of posts. */
export function createSeriesStore(connection: mongoose.Connection): SeriesStore {
  const model = connection.model<PostRow>('Post');
  const filterOf = (filter: object) => filter as mongoose.QueryFilter<PostRow>;
  const write = async (filter: object, update: object): Promise<boolean> => {
    const result = await despiteConflicts(() => model.updateOne(filterOf(filter), update));
    return result.matchedCount === 1;
  };
  return {
    async find(id, workspaceId) {
      const filter = filterOf({ _id: id, workspaceId, series: { $exists: true } });
      const row = await model.findOne(filter).lean<PostRow>();
      return seriesIn(row ? [row] : [])[0] ?? null;
    },
    async existing(ids, workspaceId) {
      const filter = filterOf({ _id: { $in: [...ids] }, workspaceId });
      const rows = await model.find(filter, { _id: 1 }).lean<Pick<PostRow, '_id'>[]>();
      return new Set(rows.map(({ _id }) => _id));
    },
    async due(now, limit) {
      const filter = filterOf({ 'series.nextAt': { $lte: now } });
      return seriesIn(await model.find(filter).sort({ 'series.nextAt': 1 }).limit(limit).lean<PostRow[]>());
    },
    async postpone(id, until) {
      await write({ _id: id, 'series.nextAt': { $exists: true } }, { $set: { 'series.nextAt': until } });
    },
    advance(id, seenNumber, { next, nextAt, status, reason }) {
      const columns = reasonColumns(reason);
      return write(
        { _id: id, 'series.status': 'active', 'series.next': seenNumber },
        {
          $set: {
            'series.next': next,
            'series.status': status,
            'series.reason': columns.reason,
            ...(columns.reasonText && { 'series.reasonText': columns.reasonText }),
            ...(nextAt && { 'series.nextAt': nextAt }),
          },
          ...(nextAt === null && { $unset: { 'series.nextAt': 1 } }),
        },
      );
    },
    resume: (id, now) =>
      write(
        { _id: id, 'series.status': { $in: ['active', 'paused'] } },
        { $set: { 'series.status': 'active', 'series.nextAt': now, 'series.reason': null } },
      ),
    async stop(id, nextAt) {
      const stopped = { 'series.status': 'stopped', 'series.reason': null, 'series.nextAt': nextAt };
      await write({ _id: id, 'series.status': { $ne: 'stopped' } }, { $set: stopped });
    },
    async rewind(now) {
      // An active one always has such a time; a range of it reads the index.
      const active = filterOf({ 'series.nextAt': { $gte: new Date(0) }, 'series.status': 'active' });
      const first = { 'series.next': 1, 'series.nextAt': now };
      await despiteConflicts(() => model.updateMany(active, { $set: first }));
    },
    async settle(id) {
      await write({ _id: id, 'series.status': 'stopped' }, { $unset: { 'series.nextAt': 1 } });
    },
  };
}

const seriesIn = (rows: readonly PostRow[]): SeriesPost[] => rows.map(toPost).filter(isSeries);

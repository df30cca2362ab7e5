import { type ActivityTopic, CARILLON } from '@carillon/contracts/domain/activity.ts';
import { isDuplicateKey } from '@carillon/kit/store/duplicate-key.ts';
import { gatherWrites } from '@carillon/kit/store/gather-writes.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { beyond, type DatedPlace } from '@carillon/kit/store/page.ts';
import type mongoose from 'mongoose';
import type { ActivityRecord } from '../domain/activity.ts';
import { type ActivityRow, activitySchema, actOf, rowOf } from './activity-row.ts';

/** Which acts of a workspace are asked for. */
export interface ActivityFilter {
  readonly workspaceId: string;
  /** A user’s id, or Carillon. */
  readonly person?: string | undefined;
  readonly topic?: ActivityTopic | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

export interface ActivityStore {
  /** Once for each event. */
  record(activity: ActivityRecord): Promise<void>;
  /** The newest first, from a place on. */
  list(filter: ActivityFilter, after: DatedPlace | null, limit: number): Promise<ActivityRecord[]>;
  /** Those with one of these keys. */
  keyed(workspaceId: string, keys: readonly string[]): Promise<ActivityRecord[]>;
  ready(): Promise<unknown>;
}

export function createActivityStore(connection: mongoose.Connection): ActivityStore {
  const model = connection.model<ActivityRow>('Activity', activitySchema);
  const write = gatherWrites(model, { _id: 1 });
  return {
    async record(activity) {
      const { _id, ...$setOnInsert } = rowOf(activity);
      const upsert = { filter: { _id }, update: { $setOnInsert }, upsert: true, wasMade: () => true };
      await write(upsert).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
    },
    async list({ workspaceId, person, topic, from, until }, after, limit) {
      const filter = {
        workspaceId,
        ...(topic && { topic }),
        ...(person && (person === CARILLON ? { who: CARILLON } : { actorId: person })),
        $and: [
          ...(from ? [{ at: { $gte: from } }] : []),
          ...(until ? [{ at: { $lt: until } }] : []),
          ...(after ? [beyond(after, 'at')] : []),
          {},
        ],
      } as mongoose.QueryFilter<ActivityRow>;
      const query = model.find(filter).sort({ at: -1, _id: -1 }).limit(limit);
      return (await query.lean<ActivityRow[]>()).map(actOf);
    },
    async keyed(workspaceId, keys) {
      if (keys.length === 0) return [];
      const query = model.find({ workspaceId, key: { $in: [...keys] } });
      return (await query.lean<ActivityRow[]>()).map(actOf);
    },
    ready: () => makeIndexes(model),
  };
}

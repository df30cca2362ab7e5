import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { FigureName } from '@carillon/contracts/http/analytics/figures.ts';
import { isDuplicateKey } from '@carillon/kit/store/duplicate-key.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';
import { addCounts, type Counts } from '../domain/figures.ts';
import { byHour } from '../domain/growth-by-hour.ts';
import type { ReadingBatch } from '../domain/reading-batch.ts';
import { type TargetDay, utcDay, utcHour } from '../domain/target-day.ts';
import { type TargetRef, targetKey } from '../domain/tracked.ts';

interface DayRow {
  /** The target and the day. */
  _id: string;
  workspaceId: string;
  platform: PlatformName;
  targetId: string;
  date: string;
  /** The number of the last batch applied. */
  seq: number;
  hours?: Record<string, Counts>;
  known: FigureName[];
  followers?: number;
}

const text = { type: String, required: true };
const schema = new mongoose.Schema<DayRow>(
  {
    _id: String,
    workspaceId: text,
    platform: text,
    targetId: text,
    date: text,
    seq: { type: Number, required: true },
    hours: Object,
    known: [String],
    followers: Number,
  },
  { versionKey: false, collection: 'days' },
);
schema.index({ workspaceId: 1, date: 1 });

/** Growth by target, UTC day and hour. */
export interface DayStore {
  /** Each day that it is about, unless that has this batch, or a later one. */
  apply(target: TargetRef, batch: ReadingBatch): Promise<void>;
  /** A workspace's days from a UTC day on. */
  since(workspaceId: string, date: string): Promise<TargetDay[]>;
  ready(): Promise<unknown>;
}

export function createDayStore(connection: mongoose.Connection): DayStore {
  const model = connection.model<DayRow>('Day', schema);
  return {
    async apply(target, batch) {
      const { workspaceId, platform, targetId } = target;
      const { seq, followers } = batch;
      const today = utcDay(batch.at);
      for (const [date, increments] of incrementsOf(batch)) {
        const change = {
          $set: { seq, ...(followers !== null && date === today && { followers }) },
          $setOnInsert: { workspaceId, platform, targetId, date },
          $addToSet: { known: { $each: [...batch.known] } },
          ...(increments.size > 0 && { $inc: Object.fromEntries(increments) }),
        };
        const filter = { _id: `${targetKey(target)} ${date}`, seq: { $lt: seq } };
        try {
          await despiteConflicts(() => model.updateOne(filter, change, { upsert: true }));
        } catch (error) {
          // The day is there and has it already.
          if (!isDuplicateKey(error)) throw error;
        }
      }
    },
    async since(workspaceId, date) {
      const rows = await model
        .find({ workspaceId, date: { $gte: date } })
        .sort({ date: 1 })
        .lean<DayRow[]>();
      return rows.map(({ platform, targetId, date, hours = {}, known, followers = null }) => ({
        platform,
        targetId,
        date,
        hours,
        known,
        followers,
      }));
    },
    ready: () => makeIndexes(model),
  };
}

/**
 * Returns the growth of each day's hours, by their places in its row; the day of the reading is always among them.
 */
function incrementsOf({ at, growth }: ReadingBatch): Map<string, Map<string, number>> {
  const days = new Map([[utcDay(at), new Map<string, number>()]]);
  const hours = Map.groupBy(growth.flatMap(byHour), ({ start }) => start.getTime());
  for (const [start, some] of hours) {
    const hour = new Date(start);
    const day = days.get(utcDay(hour)) ?? new Map<string, number>();
    days.set(utcDay(hour), day);
    for (const [name, count] of Object.entries(addCounts(some.map(({ counts }) => counts))))
      day.set(`hours.${utcHour(hour)}.${name}`, count);
  }
  return days;
}

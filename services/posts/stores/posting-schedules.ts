import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';
import type { Target } from '../domain/keys.ts';
import type { PostingSchedule } from '../domain/posting-schedule.ts';

interface ScheduleRow extends Omit<PostingSchedule, 'slots'> {
  _id: string;
  /** The account's page. Null for a LinkedIn profile that an earlier version saved. */
  pageId: string | null;
  slots: { weekday: number; time: string }[];
}

const text = { type: String, required: true };
const schema = new mongoose.Schema<ScheduleRow>(
  {
    _id: String,
    workspaceId: text,
    platform: text,
    pageId: { type: String, default: null },
    targetId: text,
    targetName: text,
    timezone: text,
    slots: [new mongoose.Schema({ weekday: Number, time: String }, { _id: false, id: false })],
    version: { type: Number, required: true },
  },
  { versionKey: false, collection: 'postingschedules' },
);
schema.index({ workspaceId: 1 });

/** The posting slots of each workspace's accounts. */
export interface PostingScheduleStore {
  /** Over the version before it alone. False when somebody else has written meanwhile. */
  save(schedule: PostingSchedule): Promise<boolean>;
  find(workspaceId: string, target: Target): Promise<PostingSchedule | null>;
  /** Which of these accounts have one. */
  ofTargets(workspaceId: string, targets: readonly Target[]): Promise<PostingSchedule[]>;
  all(workspaceId: string): Promise<PostingSchedule[]>;
  ready(): Promise<unknown>;
}

/** More accounts than a workspace has. */
const LIMIT = 1_000;

export function createPostingScheduleStore(connection: mongoose.Connection): PostingScheduleStore {
  const model = connection.model<ScheduleRow>('PostingSchedule', schema);
  return {
    async save(schedule) {
      const row = {
        ...schedule,
        _id: idOf(schedule.workspaceId, schedule),
        pageId: schedule.targetId,
        slots: [...schedule.slots],
      };
      if (schedule.version === 1) return insertIfNew(model, row);
      const filter = { _id: row._id, version: schedule.version - 1 };
      return (await despiteConflicts(() => model.replaceOne(filter, row))).matchedCount === 1;
    },
    async find(workspaceId, target) {
      const row = await model.findOne({ _id: idOf(workspaceId, target) }).lean<ScheduleRow>();
      return row && toSchedule(row);
    },
    async ofTargets(workspaceId, targets) {
      const ids = targets.map((target) => idOf(workspaceId, target));
      return (await model.find({ _id: { $in: ids } }).lean<ScheduleRow[]>()).map(toSchedule);
    },
    all: async (workspaceId) =>
      (await model.find({ workspaceId }).limit(LIMIT).lean<ScheduleRow[]>()).map(toSchedule),
    ready: () => makeIndexes(model),
  };
}

const idOf = (workspaceId: string, { platform, targetId }: Target): string =>
  `${workspaceId}/${platform}/${targetId}`;

const toSchedule = ({ _id: _, pageId: __, ...schedule }: ScheduleRow): PostingSchedule => schedule;

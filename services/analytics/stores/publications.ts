import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import type mongoose from 'mongoose';
import { engagementOf } from '../domain/figures.ts';
import type { PublicationChange, ReadingBatch } from '../domain/reading-batch.ts';
import type { PublicationRef, TrackedPublication } from '../domain/tracked.ts';
import { FACTS, newRow, type PublicationRow, trackedOf } from './publication-row.ts';

/** Publications, as the collector reads and writes them. */
export interface PublicationStore {
  find(id: string): Promise<TrackedPublication | null>;
  /** Does nothing when it is known. */
  add(publication: PublicationRef, revision: number, dueAt: Date | null): Promise<void>;
  /** Its owner took it off the list; an older event changes nothing. */
  noteRemoved(id: string, revision: number): Promise<void>;
  /** A target's due publications, the longest due first. */
  due(target: string, now: Date, limit: number): Promise<TrackedPublication[]>;
  /** When the next of a target is due; null when none ever is. */
  nextDue(target: string): Promise<Date | null>;
  /** Whichever of them does not have this batch yet. */
  apply(batch: Pick<ReadingBatch, 'seq' | 'at' | 'changes'>): Promise<void>;
  noteCommentsKept(id: string, count: number): Promise<void>;
  ready(): Promise<unknown>;
}

export function createPublicationStore(model: mongoose.Model<PublicationRow>): PublicationStore {
  return {
    async find(id) {
      const row = await model.findById(id, FACTS).lean<PublicationRow>();
      return row && trackedOf(row);
    },
    async add(publication, revision, dueAt) {
      await insertIfNew(model, newRow(publication, revision, dueAt));
    },
    async noteRemoved(id, revision) {
      const change = { $set: { removed: true, revision, dueAt: null } };
      await despiteConflicts(() => model.updateOne({ _id: id, revision: { $lt: revision } }, change));
    },
    async due(target, now, limit) {
      const filter = { target, dueAt: { $gt: LONG_AGO, $lte: now } };
      const rows = await model.find(filter, FACTS).sort({ dueAt: 1 }).limit(limit).lean<PublicationRow[]>();
      return rows.map(trackedOf);
    },
    async nextDue(target) {
      const filter = { target, dueAt: { $gt: LONG_AGO } };
      const [row] = await model
        .find(filter, { dueAt: 1 })
        .sort({ dueAt: 1 })
        .limit(1)
        .lean<PublicationRow[]>();
      return row?.dueAt ?? null;
    },
    async apply({ seq, at, changes }) {
      if (changes.length === 0) return;
      await despiteConflicts(() =>
        model.bulkWrite(
          changes.map((one) => writeOf(one, seq, at)),
          { ordered: false },
        ),
      );
    },
    async noteCommentsKept(id, count) {
      await despiteConflicts(() => model.updateOne({ _id: id }, { $set: { commentsKept: count } }));
    },
    ready: () => makeIndexes(model),
  };
}

/** The due time of a publication that is not due, which comes before all others. */
const LONG_AGO = new Date(0);

const writeOf = ({ id, figures, gone, dueAt, isDrawn }: PublicationChange, seq: number, at: Date) => ({
  updateOne: {
    filter: { _id: id, seq: { $lt: seq } },
    update: {
      $set: { ...figures, engagement: engagementOf(figures), readAt: at, dueAt, gone, isDrawn, seq },
    },
  },
});

import type { ExportLine, ExportSubject } from '@carillon/contracts/data-export.ts';
import mongoose from 'mongoose';
import { insertIfNew } from '../store/insert-if-new.ts';
import { makeIndexes } from '../store/make-indexes.ts';
import { despiteConflicts } from '../store/write-conflict.ts';
import { checkExported } from './check-exported.ts';
import { erase } from './erase.ts';
import { exportLines } from './export-lines.ts';
import type { StoredPersonalData, Subject } from './stored-personal-data.ts';

interface ErasureRow {
  /** The kind and the id of what is gone. */
  _id: string;
  /** How often it was looked for again. */
  sweeps: number;
  nextAt: Date;
}

const schema = new mongoose.Schema<ErasureRow>(
  { _id: String, sweeps: { type: Number, required: true }, nextAt: { type: Date, required: true } },
  { versionKey: false, collection: 'erasures' },
);
schema.index({ nextAt: 1 });

/**
 * Work in progress may still write data of a deleted subject, so the data is deleted again after this time. Then the
 * record is deleted too.
 */
export const SWEEPS_AFTER_MS = [60_000, 3_600_000, 24 * 3_600_000];

/** Deletes and exports a service's data about users and workspaces. */
export interface PersonalData {
  /** Recorded before anything is removed, so a crash leaves nothing behind. Does nothing if it is recorded already. */
  note(subject: Subject, now: Date): Promise<void>;
  /** Removes all that is there now. */
  erase(subject: Subject): Promise<void>;
  /** Subjects whose data is due to be deleted again. */
  due(now: Date): Promise<readonly Subject[]>;
  /** The subject is erased. After the last pass nothing names it anymore. */
  swept(subject: Subject, now: Date): Promise<void>;
  /** Everything stored about a subject that is exported to it. */
  exportLines(subject: ExportSubject): AsyncIterable<ExportLine>;
  ready(): Promise<unknown>;
}

/** @param collections each collection, in the order in which they are emptied */
export function createPersonalData(
  connection: mongoose.Connection,
  collections: readonly StoredPersonalData[],
): PersonalData {
  const model = connection.model<ErasureRow>('Erasure', schema);
  const idOf = ({ kind, id }: Subject): string => `${kind} ${id}`;
  return {
    async note(subject, now) {
      await insertIfNew(model, { _id: idOf(subject), sweeps: 0, nextAt: nextAfter(0, now) });
    },
    erase: (subject) => erase(connection, collections, subject),
    async due(now) {
      const rows = await model
        .find({ nextAt: { $lte: now } })
        .sort({ nextAt: 1 })
        .limit(100)
        .lean<ErasureRow[]>();
      return rows.map(({ _id }) => subjectOf(_id));
    },
    async swept(subject, now) {
      const _id = idOf(subject);
      const row = await model.findById(_id).lean<ErasureRow>();
      if (!row) return;
      const sweeps = row.sweeps + 1;
      const next = { sweeps, nextAt: nextAfter(sweeps, now) };
      if (sweeps < SWEEPS_AFTER_MS.length)
        await despiteConflicts(() => model.updateOne({ _id }, { $set: next }));
      else await despiteConflicts(() => model.deleteOne({ _id }));
    },
    exportLines: (subject) => exportLines(connection, collections, subject),
    ready: () => {
      checkDescribed(connection, collections);
      checkExported(connection, collections);
      return makeIndexes(model);
    },
  };
}

const nextAfter = (sweeps: number, now: Date): Date =>
  new Date(now.getTime() + (SWEEPS_AFTER_MS[sweeps] ?? 0));

function subjectOf(rowId: string): Subject {
  const kind = rowId.startsWith('user ') ? 'user' : 'workspace';
  return { kind, id: rowId.slice(kind.length + 1) };
}

/** @throws Error naming a collection that nobody says of whose it is: it would stay when its user goes */
function checkDescribed({ models }: mongoose.Connection, collections: readonly StoredPersonalData[]): void {
  const described = new Set(collections.map(({ collection }) => collection));
  for (const { collection } of Object.values(models))
    if (collection.name !== schema.get('collection') && !described.has(collection.name))
      throw new Error(`collection ${collection.name} is not in what the service says that it keeps`);
}

import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import mongoose from 'mongoose';

interface FolderRow {
  _id: string;
  at: Date;
}

const schema = new mongoose.Schema<FolderRow>(
  { _id: String, at: { type: Date, required: true } },
  { versionKey: false, collection: 'media-folders' },
);
schema.index({ at: 1 });

export interface MadeFolder {
  readonly folder: string;
  readonly at: Date;
}

/** The folders that were made and are not known yet to belong to a file of the media library. */
export interface MediaFolderStore {
  add(folder: string, at: Date): Promise<void>;
  /** The oldest first. */
  oldest(limit: number): Promise<MadeFolder[]>;
  drop(folders: readonly string[]): Promise<void>;
  ready(): Promise<unknown>;
}

export function createMediaFolderStore(connection: mongoose.Connection): MediaFolderStore {
  const model = connection.model<FolderRow>('MediaFolder', schema);
  return {
    async add(folder, at) {
      await model.updateOne({ _id: folder }, { $setOnInsert: { at } }, { upsert: true });
    },
    async oldest(limit) {
      const rows = await model.find().sort({ at: 1 }).limit(limit).lean<FolderRow[]>();
      return rows.map(({ _id, at }) => ({ folder: _id, at }));
    },
    async drop(folders) {
      await model.deleteMany({ _id: { $in: [...folders] } });
    },
    ready: () => makeIndexes(model),
  };
}

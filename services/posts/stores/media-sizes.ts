import { insertOnce } from '@carillon/kit/store/insert-once.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';

export interface FileSize {
  readonly folder: string;
  readonly file: string;
  readonly bytes: number;
}

interface SizeRow {
  /** Folder and file. */
  _id: string;
  workspaceId: string;
  folder: string;
  bytes: number;
}

const schema = new mongoose.Schema<SizeRow>(
  {
    _id: String,
    workspaceId: { type: String, required: true },
    folder: { type: String, required: true },
    bytes: { type: Number, required: true },
  },
  { versionKey: false, collection: 'media-sizes' },
);
schema.index({ workspaceId: 1, bytes: 1 });
schema.index({ folder: 1 });

/** The size of each file of the media library on the disk, and its workspace. */
export interface MediaSizeStore {
  /**
   * Counts a file to its workspace, or says how many bytes that has without it when they are too many. Of two uploads at
   * a time that fit only one by one at most one is taken: each is counted before it looks at the sum.
   */
  reserve(
    file: FileSize & { readonly workspaceId: string },
    quota: number,
  ): Promise<{ readonly taken: true } | { readonly taken: false; readonly used: number }>;
  /** The files of a folder are not there any more. */
  release(folder: string): Promise<void>;
  usedBy(workspaceId: string): Promise<number>;
  /** The folders that have files of it. */
  foldersOf(workspaceId: string): Promise<readonly string[]>;
  ready(): Promise<unknown>;
}

export function createMediaSizeStore(connection: mongoose.Connection): MediaSizeStore {
  const model = connection.model<SizeRow>('MediaSize', schema);
  const usedBy = async (workspaceId: string): Promise<number> => {
    const [sum] = await model.aggregate<{ bytes: number }>([
      { $match: { workspaceId } },
      { $group: { _id: null, bytes: { $sum: '$bytes' } } },
    ]);
    return sum?.bytes ?? 0;
  };
  return {
    async reserve({ folder, file, bytes, workspaceId }, quota) {
      const _id = `${folder}/${file}`;
      await insertOnce(model, { _id, workspaceId, folder, bytes });
      const usedBytes = await usedBy(workspaceId);
      if (usedBytes <= quota) return { taken: true };
      await despiteConflicts(() => model.deleteOne({ _id }));
      return { taken: false, used: usedBytes - bytes };
    },
    async release(folder) {
      await despiteConflicts(() => model.deleteMany({ folder }));
    },
    usedBy,
    async foldersOf(workspaceId) {
      const rows = await model.find({ workspaceId }, { folder: 1 }).lean<Pick<SizeRow, 'folder'>[]>();
      return rows.map(({ folder }) => folder);
    },
    ready: () => makeIndexes(model),
  };
}

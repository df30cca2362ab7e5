import { insertOnce } from '@carillon/kit/store/insert-once.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';

export interface FileSize {
  readonly file: string;
  readonly bytes: number;
}

interface SizeRow {
  /** The post's id. */
  _id: string;
  workspaceId: string;
  files: FileSize[];
}

const schema = new mongoose.Schema<SizeRow>(
  {
    _id: String,
    workspaceId: { type: String, required: true },
    files: { type: [new mongoose.Schema<FileSize>({ file: String, bytes: Number }, { _id: false })] },
  },
  { versionKey: false, collection: 'media-sizes' },
);
schema.index({ workspaceId: 1 });

/** What each post's files take on the disk, and whose they are. */
export interface MediaSizeStore {
  /**
   * Counts a post's files to its owner, or says how many bytes its owner has without them when they are too many. Of two
   * uploads at a time that fit only one by one at most one is taken: each is counted before it looks at the sum.
   */
  reserve(
    post: { readonly postId: string; readonly workspaceId: string; readonly files: readonly FileSize[] },
    quota: number,
  ): Promise<{ readonly taken: true } | { readonly taken: false; readonly used: number }>;
  release(postId: string): Promise<void>;
  /** Any number of processes may do so at once, and again. */
  releaseFiles(postId: string, files: readonly string[]): Promise<void>;
  usedBy(workspaceId: string): Promise<number>;
  ready(): Promise<unknown>;
}

export function createMediaSizeStore(connection: mongoose.Connection): MediaSizeStore {
  const model = connection.model<SizeRow>('MediaSize', schema);
  const usedBy = async (workspaceId: string): Promise<number> => {
    const [sum] = await model.aggregate<{ bytes: number }>([
      { $match: { workspaceId } },
      { $unwind: '$files' },
      { $group: { _id: null, bytes: { $sum: '$files.bytes' } } },
    ]);
    return sum?.bytes ?? 0;
  };
  const release = async (filter: mongoose.QueryFilter<SizeRow>): Promise<void> => {
    await despiteConflicts(() => model.deleteOne(filter));
  };
  return {
    async reserve({ postId, workspaceId, files }, quota) {
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      if (bytes === 0) return { taken: true };
      await insertOnce(model, { _id: postId, workspaceId, files: [...files] });
      const used = await usedBy(workspaceId);
      if (used <= quota) return { taken: true };
      await release({ _id: postId });
      return { taken: false, used: used - bytes };
    },
    release: (postId) => release({ _id: postId }),
    async releaseFiles(postId, gone) {
      const update = { $pull: { files: { file: { $in: [...gone] } } } };
      await despiteConflicts(() => model.updateOne({ _id: postId }, update));
      await release({ _id: postId, files: { $size: 0 } });
    },
    usedBy,
    ready: () => makeIndexes(model),
  };
}

import mongoose from 'mongoose';

export interface FileSize {
  readonly file: string;
  readonly bytes: number;
}

interface SizeRow {
  /** The post's id. */
  _id: string;
  userId: string;
  files: FileSize[];
  bytes: number;
}

const schema = new mongoose.Schema<SizeRow>(
  {
    _id: String,
    userId: { type: String, required: true },
    files: { type: [new mongoose.Schema<FileSize>({ file: String, bytes: Number }, { _id: false })] },
    bytes: { type: Number, required: true },
  },
  { versionKey: false, collection: 'media-sizes' },
);
schema.index({ userId: 1 });

/** What each post's files take on the disk, and whose they are. */
export interface MediaSizeStore {
  /**
   * Counts a post's files to its owner, or says how many bytes its owner has without them when they are too many. Of two
   * uploads at a time that fit only one by one at most one is taken: each is counted before it looks at the sum.
   */
  reserve(
    post: { readonly postId: string; readonly userId: string; readonly files: readonly FileSize[] },
    quota: number,
  ): Promise<{ readonly taken: true } | { readonly taken: false; readonly used: number }>;
  release(postId: string): Promise<void>;
  releaseFiles(postId: string, files: readonly string[]): Promise<void>;
  usedBy(userId: string): Promise<number>;
  ready(): Promise<unknown>;
}

export function createMediaSizeStore(connection: mongoose.Connection): MediaSizeStore {
  const model = connection.model<SizeRow>('MediaSize', schema);
  const usedBy = async (userId: string): Promise<number> => {
    const [sum] = await model.aggregate<{ bytes: number }>([
      { $match: { userId } },
      { $group: { _id: null, bytes: { $sum: '$bytes' } } },
    ]);
    return sum?.bytes ?? 0;
  };
  return {
    async reserve({ postId, userId, files }, quota) {
      const bytes = total(files);
      if (bytes === 0) return { taken: true };
      await model.create({ _id: postId, userId, files: [...files], bytes });
      const used = await usedBy(userId);
      if (used <= quota) return { taken: true };
      await model.deleteOne({ _id: postId });
      return { taken: false, used: used - bytes };
    },
    async release(postId) {
      await model.deleteOne({ _id: postId });
    },
    async releaseFiles(postId, gone) {
      const row = await model.findById(postId).lean<SizeRow>();
      if (!row) return;
      const files = row.files.filter(({ file }) => !gone.includes(file));
      if (files.length === 0) await model.deleteOne({ _id: postId });
      else await model.updateOne({ _id: postId }, { $set: { files, bytes: total(files) } });
    },
    usedBy,
    ready: () => model.init(),
  };
}

const total = (files: readonly FileSize[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

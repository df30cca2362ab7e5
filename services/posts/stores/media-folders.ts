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
  readonly postId: string;
  readonly at: Date;
}

/** The media folders that were made and are not known yet to belong to a post. */
export interface MediaFolderStore {
  add(postId: string, at: Date): Promise<void>;
  /** The oldest first. */
  oldest(most: number): Promise<MadeFolder[]>;
  drop(postIds: readonly string[]): Promise<void>;
  ready(): Promise<unknown>;
}

export function createMediaFolderStore(connection: mongoose.Connection): MediaFolderStore {
  const model = connection.model<FolderRow>('MediaFolder', schema);
  return {
    async add(postId, at) {
      await model.updateOne({ _id: postId }, { $setOnInsert: { at } }, { upsert: true });
    },
    async oldest(most) {
      const rows = await model.find().sort({ at: 1 }).limit(most).lean<FolderRow[]>();
      return rows.map(({ _id, at }) => ({ postId: _id, at }));
    },
    async drop(postIds) {
      await model.deleteMany({ _id: { $in: [...postIds] } });
    },
    ready: () => makeIndexes(model),
  };
}

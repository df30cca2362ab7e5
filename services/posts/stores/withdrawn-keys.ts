import { randomUUID } from 'node:crypto';
import { isDuplicateKey } from '@carillon/kit/store/duplicate-key.ts';
import mongoose from 'mongoose';

interface KeyRow {
  _id: string;
  workspaceId: string;
  requestKey: string;
  withdrawnAt: Date;
}

/** Rows among the posts, because one unique index over both is what lets only one of them have a key. */
const schema = new mongoose.Schema<KeyRow>(
  {
    _id: String,
    workspaceId: { type: String, required: true },
    requestKey: { type: String, required: true },
    withdrawnAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'posts', autoIndex: false, autoCreate: false },
);

/** Longer than any upload takes, on any clock. */
const KEPT_MS = 24 * 3_600_000;

/** Request keys that no post is made under any more. */
export interface WithdrawnKeys {
  /** False when the key is there already, of a post or as withdrawn. */
  add(workspaceId: string, requestKey: string, now: Date): Promise<boolean>;
  tidy(now: Date): Promise<void>;
}

export function createWithdrawnKeys(connection: mongoose.Connection): WithdrawnKeys {
  const model = connection.model<KeyRow>('WithdrawnKey', schema);
  return {
    async add(workspaceId, requestKey, now) {
      try {
        await model.create({ _id: randomUUID(), workspaceId, requestKey, withdrawnAt: now });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    async tidy(now) {
      await model.deleteMany({ withdrawnAt: { $lte: new Date(now.getTime() - KEPT_MS) } });
    },
  };
}

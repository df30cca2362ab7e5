import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import mongoose from 'mongoose';
import type { CommentReader } from './comments.ts';

type Row = CommentReader & { readonly _id: string };

const text = { type: String, required: true };
const schema = new mongoose.Schema<Row>(
  { _id: String, workspaceId: text, userId: text },
  { versionKey: false, collection: 'inbox-readers' },
);
schema.index({ workspaceId: 1 });

/** The members who have looked at a workspace's inbox: later comments are unread for them. */
export interface InboxReaderStore {
  has(reader: CommentReader): Promise<boolean>;
  add(reader: CommentReader): Promise<void>;
  of(workspaceId: string): Promise<readonly string[]>;
  ready(): Promise<unknown>;
}

const idOf = ({ workspaceId, userId }: CommentReader): string => `${workspaceId} ${userId}`;

export function createInboxReaderStore(connection: mongoose.Connection): InboxReaderStore {
  const model = connection.model<Row>('InboxReader', schema);
  return {
    has: async (reader) => (await model.exists({ _id: idOf(reader) })) !== null,
    async add({ workspaceId, userId }) {
      await insertIfNew(model, { _id: idOf({ workspaceId, userId }), workspaceId, userId });
    },
    async of(workspaceId) {
      const rows = await model.find({ workspaceId }, { userId: 1 }).lean<Row[]>();
      return rows.map(({ userId }) => userId);
    },
    ready: () => makeIndexes(model),
  };
}

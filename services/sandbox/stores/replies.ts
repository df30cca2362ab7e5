import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { type Connection, Schema } from 'mongoose';
import type { Reply } from '../domain/comments/reply.ts';
import { postOptionsSchema } from './posts.ts';

type Row = Omit<Reply, 'id'> & { _id: string };

const TTL_SECONDS = 90 * 24 * 3600;
const text = { type: String, required: true };
const schema = new Schema<Row>(
  {
    _id: String,
    postId: text,
    parentId: { type: String, default: null },
    text,
    createdAt: { type: Date, required: true },
    author: { type: new Schema({ id: String, handle: String }, { _id: false }), default: null },
    options: postOptionsSchema,
  },
  { versionKey: false },
)
  .index({ postId: 1, createdAt: 1 })
  .index({ 'author.id': 1, createdAt: -1 }, { sparse: true })
  .index({ createdAt: 1 }, { expireAfterSeconds: TTL_SECONDS });

/** Stores apps' replies under posts and comments, in the name of the posts' authors. */
export const createReplyStore = (connection: Connection) => {
  const model = connection.model<Row>('SandboxReply', schema, 'replies');
  return {
    ready: () => makeIndexes(model),
    async add({ id, ...reply }: Reply): Promise<void> {
      await model.create({ _id: id, ...reply });
    },
    async get(id: string): Promise<Reply | null> {
      const row = await model.findById(id).lean<Row>();
      return row && replyOf(row);
    },
    async remove(id: string): Promise<void> {
      await model.deleteOne({ _id: id });
    },
    /** The oldest first. */
    async under(postId: string, limit: number): Promise<Reply[]> {
      const rows = await model.find({ postId }).sort({ createdAt: 1 }).limit(limit).lean<Row[]>();
      return rows.map(replyOf);
    },
    /** One author's replies, wherever they are, the newest first. */
    async by(authorId: string, { before, limit }: { before?: Date; limit: number }): Promise<Reply[]> {
      const filter = { 'author.id': authorId, ...(before && { createdAt: { $lte: before } }) };
      const rows = await model.find(filter).sort({ createdAt: -1 }).limit(limit).lean<Row[]>();
      return rows.map(replyOf);
    },
  };
};

const replyOf = ({ _id, ...reply }: Row): Reply => ({ id: _id, ...reply });

import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import { type Connection, Schema } from 'mongoose';
import type { CommentMark } from '../domain/comments/comment-mark.ts';

interface Row extends Omit<CommentMark, 'commentId'> {
  _id: string;
  at: Date;
}

const TTL_SECONDS = 90 * 24 * 3600;
const flag = { type: Boolean, default: false };
const schema = new Schema<Row>(
  {
    _id: String,
    postId: { type: String, required: true },
    liked: flag,
    hidden: flag,
    at: { type: Date, required: true },
  },
  { versionKey: false },
)
  .index({ postId: 1 })
  .index({ at: 1 }, { expireAfterSeconds: TTL_SECONDS });

/** Which comments an app likes or hides, in the name of who posted. */
export const createCommentMarkStore = (connection: Connection) => {
  const model = connection.model<Row>('SandboxCommentMark', schema, 'commentmarks');
  return {
    ready: () => makeIndexes(model),
    async set(
      { commentId, postId }: Pick<CommentMark, 'commentId' | 'postId'>,
      change: Partial<Pick<CommentMark, 'liked' | 'hidden'>>,
      at: Date,
    ): Promise<void> {
      const set = { $set: { ...change, at }, $setOnInsert: { postId } };
      await despiteConflicts(() =>
        model.updateOne({ _id: commentId }, set, { upsert: true, setDefaultsOnInsert: true }),
      );
    },
    async under(postId: string): Promise<CommentMark[]> {
      const rows = await model.find({ postId }).lean<Row[]>();
      return rows.map(({ _id: commentId, postId, liked, hidden }) => ({ commentId, postId, liked, hidden }));
    },
  };
};

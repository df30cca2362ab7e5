import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { type Connection, Schema } from 'mongoose';
import type { Container } from '../domain/post.ts';
import { postMediaSchema } from './posts.ts';

type Row = Omit<Container, 'id'> & { _id: string };

const schema = new Schema<Row>(
  {
    _id: String,
    accountId: { type: String, required: true },
    child: { type: Boolean, required: true },
    caption: { type: String, default: '' },
    media: { type: [postMediaSchema], default: [] },
    fault: { type: String, default: null },
    createdAt: { type: Date, required: true },
    readyAt: { type: Date, required: true },
    publishedAs: { type: String, default: null },
  },
  { versionKey: false },
)
  // Long after the day in which one can be published, and asked about.
  .index({ createdAt: 1 }, { expireAfterSeconds: 7 * 86_400 });

/** Instagram's containers. */
export const createContainerStore = (connection: Connection) => {
  const model = connection.model<Row>('SandboxContainer', schema, 'containers');
  return {
    ready: () => makeIndexes(model),
    async add({ id, ...container }: Container): Promise<void> {
      await model.create({ _id: id, ...container });
    },
    async get(id: string): Promise<Container | null> {
      const row = await model.findById(id).lean<Row>();
      if (!row) return null;
      const { _id, ...container } = row;
      return { id: _id, ...container };
    },
    /** Claims a container for one post; false when another call was faster. */
    async claim(id: string, postId: string): Promise<boolean> {
      const claimed = await model.updateOne(
        { _id: id, publishedAs: null },
        { $set: { publishedAs: postId } },
      );
      return claimed.modifiedCount === 1;
    },
  };
};

import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import { type Connection, Schema } from 'mongoose';

export interface Favorite {
  readonly accountId: string;
  readonly statusId: string;
  /** The liked post, or the post of the liked comment. */
  readonly postId: string;
}

interface Row extends Favorite {
  _id: string;
  at: Date;
}

const TTL_SECONDS = 90 * 24 * 3600;
const text = { type: String, required: true };
const schema = new Schema<Row>(
  { _id: String, accountId: text, statusId: text, postId: text, at: { type: Date, required: true } },
  { versionKey: false },
)
  .index({ postId: 1 })
  .index({ at: 1 }, { expireAfterSeconds: TTL_SECONDS });

/** Stores the favorites that accounts of the sandbox add through the API. */
export const createFavoriteStore = (connection: Connection) => {
  const model = connection.model<Row>('SandboxFavorite', schema, 'favorites');
  const idOf = ({ accountId, statusId }: Favorite): string => `${accountId}/${statusId}`;
  return {
    ready: () => makeIndexes(model),
    async add(favorite: Favorite, at: Date): Promise<void> {
      const set = { $setOnInsert: { ...favorite, at } };
      await despiteConflicts(() => model.updateOne({ _id: idOf(favorite) }, set, { upsert: true }));
    },
    async remove(favorite: Favorite): Promise<void> {
      await model.deleteOne({ _id: idOf(favorite) });
    },
    /** Returns the favorites of a post and of its replies. */
    async under(postId: string): Promise<Favorite[]> {
      const rows = await model.find({ postId }).lean<Row[]>();
      return rows.map(({ accountId, statusId, postId }) => ({ accountId, statusId, postId }));
    },
  };
};

import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { type Connection, type QueryFilter, Schema } from 'mongoose';
import type { Focus, Post, PostMedia, PostOptions, Size } from '../domain/post.ts';

type Row = Omit<Post, 'id'> & { _id: string };

export const sizeSchema = new Schema<Size>({ width: Number, height: Number }, { _id: false });
export const focusSchema = new Schema<Focus>({ x: Number, y: Number }, { _id: false });

export const postMediaSchema = new Schema<PostMedia>(
  {
    id: { type: String, required: true },
    kind: { type: String, required: true },
    altText: { type: String, default: null },
    focus: focusSchema,
    size: sizeSchema,
  },
  { _id: false },
);

/** The choices of Mastodon's writers besides the words. */
export const postOptionsSchema = new Schema<PostOptions>(
  {
    visibility: { type: String, required: true },
    warning: { type: String, default: '' },
    sensitive: { type: Boolean, required: true },
    language: { type: String, default: null },
    app: new Schema({ name: String, website: { type: String, default: null } }, { _id: false }),
  },
  { _id: false },
);

const schema = new Schema<Row>(
  {
    _id: String,
    network: { type: String, required: true },
    authorId: { type: String, required: true },
    authorName: { type: String, required: true },
    // An empty text is one too.
    text: { type: String, default: '' },
    media: { type: [postMediaSchema], default: [] },
    createdAt: { type: Date, required: true },
    options: postOptionsSchema,
  },
  { versionKey: false },
)
  .index({ authorId: 1, createdAt: -1 })
  .index({ createdAt: -1 });

interface Listing {
  readonly authorId?: string;
  readonly since?: Date;
  readonly before?: Date;
  readonly limit: number;
}

/** Stores the published posts of all networks. */
export const createPostStore = (connection: Connection) => {
  const model = connection.model<Row>('SandboxPost', schema, 'posts');
  return {
    ready: () => makeIndexes(model),
    async add({ id, ...post }: Post): Promise<void> {
      await model.create({ _id: id, ...post });
    },
    async get(id: string, network?: PlatformName): Promise<Post | null> {
      const [post = null] = await many(
        model.find({ _id: id, ...(network ? { network } : {}) }).lean<Row[]>(),
      );
      return post;
    },
    /** Newest first. */
    list({ authorId, since, before, limit }: Listing): Promise<Post[]> {
      const createdAt = { ...(since ? { $gte: since } : {}), ...(before ? { $lt: before } : {}) };
      const filter: QueryFilter<Row> = {
        ...(authorId === undefined ? {} : { authorId }),
        ...(Object.keys(createdAt).length === 0 ? {} : { createdAt }),
      };
      return many(model.find(filter).sort({ createdAt: -1 }).limit(limit).lean<Row[]>());
    },
    async remove(id: string): Promise<void> {
      await model.deleteOne({ _id: id });
    },
    total: (): Promise<number> => model.countDocuments({}),
    /** How many there were. */
    async removeOldest(limit: number): Promise<number> {
      const rows = await model.find({}, { _id: 1 }).sort({ createdAt: 1 }).limit(limit).lean<Row[]>();
      const { deletedCount } = await model.deleteMany({ _id: { $in: rows.map(({ _id }) => _id) } });
      return deletedCount;
    },
    count: (authorId: string, since: Date): Promise<number> =>
      model.countDocuments({ authorId, createdAt: { $gte: since } }),
  };
};

const many = async (rows: PromiseLike<Row[]>): Promise<Post[]> =>
  (await rows).map(({ _id, ...post }) => ({ id: _id, ...post }));

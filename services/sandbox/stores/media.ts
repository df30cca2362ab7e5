import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { type Connection, Schema } from 'mongoose';
import type { StoredMedia } from '../domain/post.ts';
import { focusSchema, sizeSchema } from './posts.ts';

type Row = Omit<StoredMedia, 'id'> & { _id: string; parts: { number: number; etag: string }[] };

const schema = new Schema<Row>(
  {
    _id: String,
    network: { type: String, required: true },
    ownerId: { type: String, required: true },
    kind: { type: String, required: true },
    altText: { type: String, default: null },
    mime: { type: String, default: '' },
    bytes: { type: Number, default: 0 },
    fault: { type: String, default: null },
    readyAt: { type: Date, required: true },
    stored: { type: Boolean, required: true },
    promised: {
      type: new Schema({ bytes: Number, token: String }, { _id: false }),
      default: null,
    },
    focus: focusSchema,
    size: sizeSchema,
    attachedTo: { type: String, default: null },
    parts: { type: [new Schema({ number: Number, etag: String }, { _id: false })], default: [] },
  },
  { versionKey: false },
).index({ readyAt: 1 });

/** Stores the facts of files; their bytes are on disk. */
export const createMediaStore = (connection: Connection) => {
  const model = connection.model<Row>('SandboxMedia', schema, 'media');
  return {
    ready: () => makeIndexes(model),
    async add({ id, ...media }: StoredMedia): Promise<void> {
      await model.create({ _id: id, ...media, parts: [] });
    },
    /** The same file may come again, and at once. @returns whether it is new */
    insert({ id, ...media }: StoredMedia): Promise<boolean> {
      return insertIfNew(model, { _id: id, ...media, parts: [] });
    },
    async get(id: string): Promise<StoredMedia | null> {
      const row = await model.findById(id).lean<Row>();
      if (!row) return null;
      const { _id, parts: _, ...media } = row;
      return { id: _id, ...media };
    },
    /** Returns the size of the files, with those that are promised. */
    async totalBytes(): Promise<number> {
      let bytes = 0;
      for await (const row of model.find({}, { bytes: 1, stored: 1, promised: 1 }).lean<Row[]>().cursor())
        bytes += row.stored ? row.bytes : (row.promised?.bytes ?? 0);
      return bytes;
    },
    async oldest(limit: number): Promise<StoredMedia[]> {
      const rows = await model.find({}).sort({ readyAt: 1 }).limit(limit).lean<Row[]>();
      return rows.map(({ _id, parts: _, ...media }) => ({ id: _id, ...media }));
    },
    async remove(id: string): Promise<void> {
      await model.deleteOne({ _id: id });
    },
    /** Attaches a file to a post; false when it has one already. */
    async attach(id: string, postId: string): Promise<boolean> {
      const attached = await model.updateOne({ _id: id, attachedTo: null }, { $set: { attachedTo: postId } });
      return attached.modifiedCount === 1;
    },
    async detach(id: string): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { attachedTo: null } });
    },
    /** The bytes came in; false when the file is not kept any more. */
    async arrived(
      id: string,
      now: Pick<StoredMedia, 'mime' | 'bytes' | 'fault' | 'readyAt'>,
    ): Promise<boolean> {
      const { matchedCount } = await model.updateOne({ _id: id }, { $set: { ...now, stored: true } });
      return matchedCount > 0;
    },
    /** False when nobody waits for it: the whole is there already, or is not kept any more. */
    async addPart(id: string, number: number, etag: string): Promise<boolean> {
      const parts = { number, etag };
      const { matchedCount } = await model.updateOne({ _id: id, stored: false }, { $push: { parts } });
      return matchedCount > 0;
    },
    /** The ETags of the parts that came in, by number; of one that came twice the last. */
    async parts(id: string): Promise<Map<number, string>> {
      const row = await model.findById(id).lean<Row>();
      return new Map(row?.parts.map((part) => [part.number, part.etag]));
    },
  };
};

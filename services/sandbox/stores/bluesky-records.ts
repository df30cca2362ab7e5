import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { type Connection, Schema } from 'mongoose';
import type { BlueskyRecord } from '../domain/bluesky/record.ts';

/** The value as JSON: its names may have dots and dollars. */
type Row = Omit<BlueskyRecord, 'uri' | 'value'> & { _id: string; json: string };

const TTL_SECONDS = 366 * 24 * 3600;
const requiredString = { type: String, required: true };
const schema = new Schema<Row>(
  {
    _id: String,
    did: requiredString,
    collection: requiredString,
    rkey: requiredString,
    cid: requiredString,
    json: requiredString,
    blobs: { type: [String], default: [] },
    subject: { type: String, default: null },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, suppressReservedKeysWarning: true },
)
  .index({ did: 1, collection: 1, rkey: -1 })
  .index({ did: 1, blobs: 1 })
  .index({ subject: 1 })
  .index({ createdAt: 1 }, { expireAfterSeconds: TTL_SECONDS });

interface Listing {
  readonly did: string;
  readonly collection: string;
  readonly limit: number;
  /** Only keys below this one. */
  readonly below?: string | undefined;
}

/** The records of Bluesky's accounts, by their URIs. */
export const createBlueskyRecordStore = (connection: Connection) => {
  const model = connection.model<Row>('SandboxBlueskyRecord', schema, 'bluesky_records');
  return {
    ready: () => makeIndexes(model),
    /** False where one has its URI. */
    add: (record: BlueskyRecord): Promise<boolean> => insertIfNew(model, rowOf(record)),
    /** Instead of the one with that CID; false where it isn't there any more. */
    async replace(record: BlueskyRecord, cid: string): Promise<boolean> {
      const { _id, ...row } = rowOf(record);
      return (await model.updateOne({ _id, cid }, { $set: row })).matchedCount > 0;
    },
    async get(uri: string): Promise<BlueskyRecord | null> {
      const row = await model.findById(uri).lean<Row>();
      return row && recordOf(row);
    },
    async many(uris: readonly string[]): Promise<BlueskyRecord[]> {
      return (await model.find({ _id: { $in: uris } }).lean<Row[]>()).map(recordOf);
    },
    /** Records about others: of these, only likes. */
    async about(uris: readonly string[]): Promise<BlueskyRecord[]> {
      return (await model.find({ subject: { $in: uris } }).lean<Row[]>()).map(recordOf);
    },
    /** The highest key first. */
    async list({ did, collection, limit, below }: Listing): Promise<BlueskyRecord[]> {
      const filter = { did, collection, ...(below !== undefined && { rkey: { $lt: below } }) };
      return (await model.find(filter).sort({ rkey: -1 }).limit(limit).lean<Row[]>()).map(recordOf);
    },
    /** The record that was there. */
    async remove(uri: string): Promise<BlueskyRecord | null> {
      const row = await model.findOneAndDelete({ _id: uri }).lean<Row>();
      return row && recordOf(row);
    },
    async isNamed(did: string, blob: string): Promise<boolean> {
      return (await model.exists({ did, blobs: blob })) !== null;
    },
  };
};

const rowOf = ({ uri, value, ...record }: BlueskyRecord): Row => ({
  ...record,
  _id: uri,
  json: JSON.stringify(value),
});

const recordOf = ({ _id, json, ...row }: Row): BlueskyRecord => ({
  ...row,
  uri: _id,
  value: JSON.parse(json),
});

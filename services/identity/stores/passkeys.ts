import { isDuplicateKey } from '@carillon/kit/store/duplicate-key.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import mongoose from 'mongoose';
import type { Passkey } from '../domain/passkey.ts';

interface PasskeyRow extends Omit<Passkey, 'id' | 'publicKey' | 'transports' | 'lastUsedAt'> {
  _id: string;
  /** In base64url. */
  publicKey: string;
  transports: string[];
  lastUsedAt?: Date | null;
}

const text = { type: String, required: true };
const schema = new mongoose.Schema<PasskeyRow>(
  {
    _id: String,
    userId: text,
    credentialId: text,
    publicKey: text,
    name: text,
    counter: { type: Number, required: true },
    transports: { type: [String], required: true },
    createdAt: { type: Date, required: true },
    lastUsedAt: Date,
  },
  { versionKey: false, collection: 'passkeys' },
);
schema.index({ userId: 1, createdAt: -1 });

export interface PasskeyStore {
  /** False when somebody has it already. */
  create(passkey: Passkey): Promise<boolean>;
  find(id: string): Promise<Passkey | null>;
  /** The newest first, `limit` at the most. */
  list(userId: string, limit: number): Promise<Passkey[]>;
  count(userId: string): Promise<number>;
  /** False when it was used meanwhile, or is gone. */
  use(id: string, counter: { readonly from: number; readonly to: number }, at: Date): Promise<boolean>;
  /** False if it isn't one of the user's. */
  rename(id: string, userId: string, name: string): Promise<boolean>;
  /** False if it isn't one of the user's. */
  remove(id: string, userId: string): Promise<boolean>;
  removeAll(userId: string): Promise<void>;
  ready(): Promise<unknown>;
}

export function createPasskeyStore(connection: mongoose.Connection): PasskeyStore {
  const model = connection.model<PasskeyRow>('Passkey', schema);
  return {
    async create({ id, publicKey, transports, ...rest }) {
      const bytes = Buffer.from(publicKey).toString('base64url');
      try {
        await model.create({ _id: id, ...rest, transports: [...transports], publicKey: bytes });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    async find(id) {
      const row = await model.findById(id).lean<PasskeyRow>();
      return row && fromRow(row);
    },
    async list(userId, limit) {
      const rows = await model.find({ userId }).sort({ createdAt: -1 }).limit(limit).lean<PasskeyRow[]>();
      return rows.map(fromRow);
    },
    count: (userId) => model.countDocuments({ userId }),
    async use(_id, { from, to }, lastUsedAt) {
      const { matchedCount } = await model.updateOne(
        { _id, counter: from },
        { $set: { counter: to, lastUsedAt } },
      );
      return matchedCount === 1;
    },
    async rename(_id, userId, name) {
      return (await model.updateOne({ _id, userId }, { $set: { name } })).matchedCount === 1;
    },
    async remove(_id, userId) {
      return (await model.deleteOne({ _id, userId })).deletedCount === 1;
    },
    async removeAll(userId) {
      await model.deleteMany({ userId });
    },
    ready: () => makeIndexes(model),
  };
}

const fromRow = (row: PasskeyRow): Passkey => ({
  id: row._id,
  userId: row.userId,
  credentialId: row.credentialId,
  publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
  counter: row.counter,
  transports: row.transports,
  name: row.name,
  createdAt: row.createdAt,
  lastUsedAt: row.lastUsedAt ?? null,
});

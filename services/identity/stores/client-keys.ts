import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';
import { type StoredClientKey, TTL_MS } from '../domain/client-key.ts';
import type { Sealed } from '../domain/connection.ts';

interface KeyRow extends StoredClientKey {
  _id: string;
  /** When nothing can depend on it any more. */
  expiresAt: Date;
}

const text = { type: String, required: true };
const time = { type: Date, required: true };
const schema = new mongoose.Schema<KeyRow>(
  { _id: String, platform: text, kid: text, privateJwk: text, createdAt: time, expiresAt: time },
  { versionKey: false, collection: 'client_keys' },
);
schema.index({ platform: 1, createdAt: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** More than a network has: one a year, and one for each that no key opened. */
const LIMIT = 100;

export interface ClientKeyStore {
  /** The newest first. */
  list(platform?: PlatformName): Promise<StoredClientKey[]>;
  /** Adds the key that comes after another, or the first; of two at once one stays. */
  addAfter(last: StoredClientKey | null, key: StoredClientKey): Promise<void>;
  /** The same key, sealed otherwise. False when it was changed meanwhile. */
  reseal(key: StoredClientKey, privateJwk: Sealed): Promise<boolean>;
  ready(): Promise<unknown>;
}

export function createClientKeyStore(connection: mongoose.Connection): ClientKeyStore {
  const model = connection.model<KeyRow>('ClientKey', schema);
  const toKey = ({ _id, expiresAt, ...key }: KeyRow): StoredClientKey => key;
  return {
    async list(platform) {
      const filter = platform ? { platform } : {};
      const rows = await model.find(filter).sort({ createdAt: -1 }).limit(LIMIT).lean<KeyRow[]>();
      return rows.map(toKey);
    },
    async addAfter(last, key) {
      const expiresAt = new Date(key.createdAt.getTime() + TTL_MS);
      // Processes that add one after the same key make the same id.
      await insertIfNew(model, { _id: `${key.platform} after ${last?.kid ?? 'none'}`, ...key, expiresAt });
    },
    async reseal({ kid, privateJwk: before }, privateJwk) {
      const same = { kid, privateJwk: before };
      const { matchedCount } = await despiteConflicts(() => model.updateOne(same, { $set: { privateJwk } }));
      // A key that has expired meanwhile needs no encryption.
      return matchedCount === 1 || (await model.exists({ kid })) === null;
    },
    ready: () => makeIndexes(model),
  };
}

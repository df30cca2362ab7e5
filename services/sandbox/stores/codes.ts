import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { type Connection, Schema } from 'mongoose';
import type { Code } from '../domain/token.ts';

type Row = Omit<Code, 'hash'> & { _id: string };

const schema = new Schema<Row>(
  {
    _id: String,
    network: { type: String, required: true },
    redirectUri: { type: String, required: true },
    profileId: { type: String, required: true },
    scopes: { type: [String], required: true },
    challenge: { type: String, default: null },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
).index({ expiresAt: 1 }, { expireAfterSeconds: 3600 });

/** Authorization codes. */
export const createCodeStore = (connection: Connection) => {
  const model = connection.model<Row>('SandboxCode', schema, 'codes');
  return {
    ready: () => makeIndexes(model),
    async add({ hash, ...code }: Code): Promise<void> {
      await model.create({ _id: hash, ...code });
    },
    /** Takes a code away and returns it: of many who redeem it one succeeds. */
    async take(hash: string): Promise<Code | null> {
      const row = await model.findOneAndDelete({ _id: hash }).lean<Row>();
      if (!row) return null;
      const { _id, ...code } = row;
      return { hash: _id, ...code };
    },
  };
};

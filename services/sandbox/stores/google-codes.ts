import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { type Connection, Schema } from 'mongoose';
import type { GoogleCode } from '../domain/google-account.ts';

type Row = Omit<GoogleCode, 'hash'> & { _id: string };

const schema = new Schema<Row>(
  {
    _id: String,
    redirectUri: { type: String, required: true },
    nonce: { type: String, default: null },
    challenge: { type: String, required: true },
    sub: { type: String, required: true },
    name: { type: String, required: true },
    email: { type: String, required: true },
    emailVerified: { type: Boolean, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
).index({ expiresAt: 1 }, { expireAfterSeconds: 3600 });

/** Authorization codes of the sandbox's Google. */
export const createGoogleCodeStore = (connection: Connection) => {
  const model = connection.model<Row>('SandboxGoogleCode', schema, 'google_codes');
  return {
    ready: () => makeIndexes(model),
    async add({ hash, ...code }: GoogleCode): Promise<void> {
      await model.create({ _id: hash, ...code });
    },
    /** Takes a code away and returns it: of many who redeem it one succeeds. */
    async take(hash: string): Promise<GoogleCode | null> {
      const row = await model.findOneAndDelete({ _id: hash }).lean<Row>();
      if (!row) return null;
      const { _id, ...code } = row;
      return { hash: _id, ...code };
    },
  };
};

import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { type Connection, Schema } from 'mongoose';
import type { Token } from '../domain/token.ts';

type Row = Omit<Token, 'hash'> & { _id: string };

const schema = new Schema<Row>(
  {
    _id: String,
    network: { type: String, required: true },
    kind: { type: String, required: true },
    profileId: { type: String, required: true },
    ownerId: { type: String, required: true },
    scopes: { type: [String], required: true },
    expiresAt: { type: Date, default: null },
    revoked: { type: Boolean, required: true },
    app: new Schema({ name: String, website: { type: String, default: null } }, { _id: false }),
  },
  { versionKey: false },
)
  .index({ network: 1, ownerId: 1 })
  // For a month it is still reported as expired.
  .index({ expiresAt: 1 }, { expireAfterSeconds: 30 * 86_400 });

/** Access tokens, as hashes. */
export const createTokenStore = (connection: Connection) => {
  const model = connection.model<Row>('SandboxToken', schema, 'tokens');
  return {
    ready: () => makeIndexes(model),
    /** A page's token comes out the same each time it is derived, so it may be there. */
    async keep({ hash, ...token }: Token): Promise<void> {
      await model.updateOne({ _id: hash }, { $setOnInsert: token }, { upsert: true });
    },
    async get(hash: string): Promise<Token | null> {
      const row = await model.findById(hash).lean<Row>();
      if (!row) return null;
      const { _id, ...token } = row;
      return { hash: _id, ...token };
    },
    async revokeOne(hash: string): Promise<void> {
      await model.updateOne({ _id: hash }, { $set: { revoked: true } });
    },
    /** How many tokens of a person were revoked. */
    countRevoked: (network: PlatformName, ownerId: string): Promise<number> =>
      model.countDocuments({ network, ownerId, revoked: true }),
    /** Ends one, unless it ends before. */
    async endAt(hash: string, expiresAt: Date): Promise<void> {
      await model.updateOne({ _id: hash, expiresAt: { $gt: expiresAt } }, { $set: { expiresAt } });
    },
    /** Revokes all tokens of a network, or those of one person. */
    async revoke(where: { network?: PlatformName; ownerId?: string }): Promise<number> {
      const { modifiedCount } = await model.updateMany(
        { ...where, revoked: false },
        { $set: { revoked: true } },
      );
      return modifiedCount;
    },
  };
};

import type { EventOf } from '@carillon/contracts/event.ts';
import { appendToOutbox, outboxOf, withOutbox } from '@carillon/kit/outbox/outbox.ts';
import { insertOnce } from '@carillon/kit/store/insert-once.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import mongoose from 'mongoose';
import type { AccessToken } from '../domain/access-token.ts';

interface TokenRow extends Omit<AccessToken, 'id' | 'lastUsedAt'> {
  _id: string;
  hash: string;
  status: 'active' | 'revoked';
  lastUsedAt?: Date | null;
  /** When the row goes. */
  goneAt: Date;
}

const text = { type: String, required: true };
const date = { type: Date, required: true };
const schema = new mongoose.Schema<TokenRow>(
  {
    _id: String,
    hash: text,
    userId: text,
    workspaceId: text,
    name: text,
    begins: text,
    scopes: { type: [String], required: true },
    status: text,
    lastUsedAt: Date,
    createdAt: date,
    expiresAt: date,
    goneAt: date,
  },
  { versionKey: false, collection: 'access_tokens' },
);
schema.index({ hash: 1 }, { unique: true });
schema.index({ userId: 1, createdAt: -1 });
schema.index({ workspaceId: 1 });
schema.index({ goneAt: 1 }, { expireAfterSeconds: 0 });
withOutbox(schema);

const DAY_MS = 24 * 3_600_000;
/** So long its user still sees that it has expired. */
const SHOWN_AFTER_END_MS = 30 * DAY_MS;
/** A revoked one stays this long, so that its event is sent whatever happens to the bus meanwhile. */
const KEPT_AFTER_REVOKING_MS = 7 * DAY_MS;

/** Whose tokens, to which workspace, or both. */
export type TokensOf =
  | { readonly userId: string; readonly workspaceId?: string }
  | { readonly workspaceId: string };

export interface AccessTokenStore {
  create(token: AccessToken, hash: string, event: EventOf): Promise<void>;
  /** One that was revoked lately too. */
  find(id: string, userId: string): Promise<AccessToken | null>;
  /** One that was revoked lately too. */
  findByHash(hash: string): Promise<(AccessToken & { readonly isRevoked: boolean }) | null>;
  /** The newest first, `limit` at the most. */
  list(userId: string, limit: number): Promise<AccessToken[]>;
  count(userId: string): Promise<number>;
  /** Some of the unrevoked ones. */
  active(of: TokensOf): Promise<AccessToken[]>;
  /** Writes down that it was used, unless a later use is. */
  noteUse(id: string, at: Date): Promise<void>;
  /** `again` when it was revoked before; null when the user has none of that id. */
  revoke(id: string, userId: string, now: Date, event: EventOf): Promise<'revoked' | 'again' | null>;
  readonly outbox: mongoose.Model<never>;
  ready(): Promise<unknown>;
}

export function createAccessTokenStore(connection: mongoose.Connection): AccessTokenStore {
  const model = connection.model<TokenRow>('AccessToken', schema);
  return {
    async create({ id, ...rest }, hash, event) {
      const goneAt = new Date(rest.expiresAt.getTime() + SHOWN_AFTER_END_MS);
      await insertOnce(model, { _id: id, hash, status: 'active', goneAt, ...rest, ...outboxOf([event]) });
    },
    async find(id, userId) {
      const row = await model.findOne({ _id: id, userId }).lean<TokenRow>();
      return row && toToken(row);
    },
    async findByHash(hash) {
      const row = await model.findOne({ hash }).lean<TokenRow>();
      return row && { ...toToken(row), isRevoked: row.status !== 'active' };
    },
    async list(userId, limit) {
      const query = model.find({ userId, status: 'active' }).sort({ createdAt: -1 }).limit(limit);
      return (await query.lean<TokenRow[]>()).map(toToken);
    },
    async active(of) {
      const filter = { ...of, status: 'active' as const };
      return (await model.find(filter).limit(100).lean<TokenRow[]>()).map(toToken);
    },
    count: (userId) => model.countDocuments({ userId, status: 'active' }),
    async noteUse(id, lastUsedAt) {
      await model.updateOne({ _id: id, status: 'active' }, { $max: { lastUsedAt } });
    },
    async revoke(id, userId, now, event) {
      const goneAt = new Date(now.getTime() + KEPT_AFTER_REVOKING_MS);
      const { modifiedCount } = await model.updateOne(
        { _id: id, userId, status: 'active' },
        { $set: { status: 'revoked', goneAt }, ...appendToOutbox(event) },
      );
      if (modifiedCount === 1) return 'revoked';
      return (await model.exists({ _id: id, userId })) ? 'again' : null;
    },
    outbox: model as unknown as mongoose.Model<never>,
    ready: () => makeIndexes(model),
  };
}

const toToken = (row: TokenRow): AccessToken => ({
  id: row._id,
  userId: row.userId,
  workspaceId: row.workspaceId,
  name: row.name,
  begins: row.begins,
  scopes: row.scopes,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  lastUsedAt: row.lastUsedAt ?? null,
});

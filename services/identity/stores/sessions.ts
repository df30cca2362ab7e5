import type { EventOf } from '@carillon/contracts/event.ts';
import { appendToOutbox, withOutbox } from '@carillon/kit/outbox/outbox.ts';
import { insertOnce } from '@carillon/kit/store/insert-once.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import mongoose from 'mongoose';
import type { Session } from '../domain/session.ts';
import type { LoginFilter, SessionOrigin } from '../domain/sign-in.ts';
import { loginQuery, ORIGIN_PATHS } from './login-query.ts';

interface SessionRow {
  _id: string;
  hash: string;
  userId: string;
  workspaceId: string;
  status: 'active' | 'revoked';
  remember: boolean;
  startedAt: Date;
  slidAt: Date;
  expiresAt: Date;
  device?: string | null;
  address?: string | null;
  confirmedAt?: Date | null;
  origin?: SessionOrigin;
}

const schema = new mongoose.Schema<SessionRow>(
  {
    _id: String,
    hash: { type: String, required: true },
    userId: { type: String, required: true },
    workspaceId: { type: String, required: true },
    status: { type: String, required: true },
    remember: { type: Boolean, required: true },
    startedAt: { type: Date, required: true },
    slidAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    device: String,
    address: String,
    confirmedAt: Date,
    origin: Object,
  },
  { versionKey: false, collection: 'sessions' },
);
schema.index({ hash: 1 }, { unique: true });
schema.index({ userId: 1, startedAt: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
schema.index({ 'origin.key': 1 }, { sparse: true });
schema.index({ 'origin.sid': 1 }, { sparse: true });
withOutbox(schema);

/** A revoked session stays this long, so that its event is sent whatever happens to the bus meanwhile. */
const KEPT_AFTER_REVOKING_MS = 7 * 24 * 3_600_000;

export interface SessionStore {
  create(session: Session, hash: string): Promise<void>;
  findByHash(hash: string): Promise<Session | null>;
  find(id: string): Promise<Session | null>;
  /** A user's active sessions, the newest first, at most `limit`. */
  list(userId: string, now: Date, limit: number): Promise<Session[]>;
  /** Whether it is, or was until lately, a session of the user. */
  isOf(id: string, userId: string): Promise<boolean>;
  slide(session: Session): Promise<void>;
  /** Its user has just proved to be there. */
  confirm(id: string, at: Date): Promise<void>;
  /** Its user has come from that login. */
  bind(id: string, origin: SessionOrigin): Promise<void>;
  /** Active sessions that began with a login at a provider, at most `limit`. */
  listByOrigin(login: LoginFilter, limit: number): Promise<Session[]>;
  /** From now on the user works there, and `event` says so. */
  enter(id: string, workspaceId: string, event: EventOf): Promise<void>;
  /** One that nobody has got yet. */
  drop(id: string): Promise<void>;
  /** False if there was none to revoke. */
  revoke(id: string, now: Date, event: EventOf): Promise<boolean>;
  readonly outbox: mongoose.Model<never>;
  ready(): Promise<unknown>;
}

export function createSessionStore(connection: mongoose.Connection): SessionStore {
  const model = connection.model<SessionRow>('Session', schema);
  return {
    async create({ id, ...rest }, hash) {
      await insertOnce(model, { _id: id, hash, status: 'active', ...rest });
    },
    findByHash: async (hash) => toSession(await model.findOne({ hash, status: 'active' }).lean()),
    find: async (id) => toSession(await model.findOne({ _id: id, status: 'active' }).lean()),
    async list(userId, now, limit) {
      const filter = { userId, status: 'active' as const, expiresAt: { $gt: now } };
      const rows = await model.find(filter).sort({ startedAt: -1 }).limit(limit).lean();
      return rows.map(fromRow);
    },
    isOf: async (_id, userId) => (await model.exists({ _id, userId })) !== null,
    async slide({ id, startedAt, expiresAt, slidAt }) {
      await model.updateOne({ _id: id, status: 'active' }, { $set: { startedAt, expiresAt, slidAt } });
    },
    async confirm(id, confirmedAt) {
      await model.updateOne({ _id: id, status: 'active' }, { $set: { confirmedAt } });
    },
    async bind(id, origin) {
      await model.updateOne({ _id: id, status: 'active' }, { $set: { origin } });
    },
    async listByOrigin(login, limit) {
      const rows = await model
        .find({ ...loginQuery(login, ORIGIN_PATHS), status: 'active' })
        .limit(limit)
        .lean();
      return rows.map(fromRow);
    },
    async enter(id, workspaceId, event) {
      await model.updateOne(
        { _id: id, status: 'active' },
        { $set: { workspaceId }, ...appendToOutbox(event) },
      );
    },
    async drop(_id) {
      await model.deleteOne({ _id });
    },
    async revoke(id, now, event) {
      const expiresAt = new Date(now.getTime() + KEPT_AFTER_REVOKING_MS);
      const { modifiedCount } = await model.updateOne(
        { _id: id, status: 'active' },
        { $set: { status: 'revoked', expiresAt }, ...appendToOutbox(event) },
      );
      return modifiedCount === 1;
    },
    outbox: model as unknown as mongoose.Model<never>,
    ready: () => makeIndexes(model),
  };
}

const toSession = (row: SessionRow | null): Session | null => row && fromRow(row);

const fromRow = (row: SessionRow): Session => ({
  id: row._id,
  userId: row.userId,
  workspaceId: row.workspaceId,
  remember: row.remember,
  startedAt: row.startedAt,
  expiresAt: row.expiresAt,
  slidAt: row.slidAt,
  device: row.device ?? null,
  address: row.address ?? null,
  confirmedAt: row.confirmedAt ?? null,
  ...(row.origin && { origin: row.origin }),
});

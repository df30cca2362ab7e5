import type { EventOf } from '@carillon/contracts/event.ts';
import { appendToOutbox, withOutbox } from '@carillon/kit/outbox/outbox.ts';
import { insertOnce } from '@carillon/kit/store/insert-once.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import mongoose from 'mongoose';
import type { User } from '../domain/user.ts';

interface UserRow {
  _id: string;
  name: string;
  email: string;
  emailKey: string;
  timezone: string;
  passwordHash: string;
  createdAt: Date;
}

const schema = new mongoose.Schema<UserRow>(
  {
    _id: String,
    name: { type: String, required: true },
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    timezone: { type: String, required: true },
    passwordHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'users' },
);
schema.index({ emailKey: 1 }, { unique: true });
withOutbox(schema);

export interface Registration extends User {
  readonly emailKey: string;
  readonly passwordHash: string;
  readonly createdAt: Date;
}

export interface UserStore {
  /** False when the email is taken; the database's unique index decides, so two at once can't both win. */
  create(registration: Registration): Promise<boolean>;
  find(id: string): Promise<User | null>;
  /** Those of them that there are. */
  list(ids: readonly string[]): Promise<User[]>;
  findForLogin(emailKey: string): Promise<{ userId: string; name: string; passwordHash: string } | null>;
  findPasswordHash(id: string): Promise<string | null>;
  /** False when the password is no longer the one that was checked. */
  changePassword(
    id: string,
    hashes: { readonly from: string | null; readonly to: string },
    event: EventOf,
  ): Promise<boolean>;
  /** What the user was called before; null when there is no such user. */
  changeName(id: string, name: string): Promise<string | null>;
  /** False when there is no such user. */
  changeTimezone(id: string, timezone: string): Promise<boolean>;
  readonly outbox: mongoose.Model<never>;
  ready(): Promise<unknown>;
}

export function createUserStore(connection: mongoose.Connection): UserStore {
  const model = connection.model<UserRow>('User', schema);
  return {
    create: ({ id, ...rest }) => insertOnce(model, { _id: id, ...rest }),
    async find(id) {
      const row = await model.findById(id).lean();
      return row && fromRow(row);
    },
    async list(ids) {
      return (await model.find({ _id: { $in: [...ids] } }).lean()).map(fromRow);
    },
    async findForLogin(emailKey) {
      const row = await model.findOne({ emailKey }, { name: 1, passwordHash: 1 }).lean();
      return row && { userId: row._id, name: row.name, passwordHash: row.passwordHash };
    },
    async findPasswordHash(id) {
      const row = await model.findById(id, { passwordHash: 1 }).lean();
      return row?.passwordHash ?? null;
    },
    async changePassword(_id, { from, to }, event) {
      const { modifiedCount } = await model.updateOne(
        from === null ? { _id, passwordHash: { $exists: false } } : { _id, passwordHash: from },
        { $set: { passwordHash: to }, ...appendToOutbox(event) },
      );
      return modifiedCount === 1;
    },
    async changeName(id, name) {
      const before = await model
        .findByIdAndUpdate(id, { $set: { name } }, { projection: { name: 1 } })
        .lean();
      return before?.name ?? null;
    },
    async changeTimezone(id, timezone) {
      const { matchedCount } = await model.updateOne({ _id: id }, { $set: { timezone } });
      return matchedCount === 1;
    },
    outbox: model as unknown as mongoose.Model<never>,
    ready: () => makeIndexes(model),
  };
}

const fromRow = ({ _id, name, email, timezone }: UserRow): User => ({ id: _id, name, email, timezone });

import { isLocale, type Locale } from '@carillon/contracts/domain/locales.ts';
import type { EventOf } from '@carillon/contracts/event.ts';
import { appendToOutbox, outboxOf } from '@carillon/kit/outbox/outbox.ts';
import { isDuplicateKey } from '@carillon/kit/store/duplicate-key.ts';
import { insertOnce } from '@carillon/kit/store/insert-once.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import type mongoose from 'mongoose';
import type { EmailProof } from '../domain/email-proof.ts';
import type { LinkedMethod } from '../domain/sign-in.ts';
import type { User } from '../domain/user.ts';
import { type EmailChanges, emailChangesOf } from './email-changes.ts';
import { type EmailProofs, emailProofsOf } from './email-proofs.ts';
import { type UserRow, userSchema } from './user-row.ts';

export interface Registration extends User {
  readonly emailKey: string;
  readonly passwordHash?: string;
  readonly signInMethods?: readonly LinkedMethod[];
  readonly emailProvenAt?: Date;
  readonly emailProof?: EmailProof;
  readonly createdAt: Date;
}

/** The ways in which a user can log in. */
export interface SignInMethods {
  readonly password: boolean;
  readonly linked: readonly LinkedMethod[];
}

export interface UserStore extends EmailProofs, EmailChanges {
  /** False if the email is taken. The database's unique index decides, so two at once can't both win. */
  create(registration: Registration, events?: readonly EventOf[]): Promise<boolean>;
  find(id: string): Promise<User | null>;
  /** Those of them that exist. */
  list(ids: readonly string[]): Promise<User[]>;
  findForLogin(
    emailKey: string,
  ): Promise<{ userId: string; name: string; passwordHash: string | null } | null>;
  findPasswordHash(id: string): Promise<string | null>;
  /** False if the password has changed since it was checked. */
  changePassword(
    id: string,
    hashes: { readonly from: string | null; readonly to: string },
    event: EventOf,
  ): Promise<boolean>;
  /** False when there is a password by now. */
  setPassword(id: string, hash: string): Promise<boolean>;
  /** Whose account a provider's account opens. */
  findByMethod(key: string): Promise<{ readonly userId: string; readonly name: string } | null>;
  /** The ways in which the user can log in. Null if there is no such user. */
  findMethods(id: string): Promise<SignInMethods | null>;
  /** `has-other`: the user has another account of that authority; `taken`: another user has this one. */
  linkMethod(id: string, method: LinkedMethod): Promise<'linked' | 'has-other' | 'taken'>;
  /** False when it would leave no way in: no password, and none of these authorities'. */
  unlinkMethod(id: string, authority: string, others: readonly string[]): Promise<boolean>;
  /** Something leaves that tells of the user. */
  notify(id: string, event: EventOf): Promise<void>;
  /** False if there is no such user. */
  changeName(id: string, name: string): Promise<boolean>;
  /** False if there is no such user. */
  changeTimezone(id: string, timezone: string): Promise<boolean>;
  /** False if there is no such user. */
  changeLocale(id: string, locale: Locale): Promise<boolean>;
  readonly outbox: mongoose.Model<never>;
  ready(): Promise<unknown>;
}

export function createUserStore(connection: mongoose.Connection): UserStore {
  const model = connection.model<UserRow>('User', userSchema);
  return {
    ...emailProofsOf(model),
    ...emailChangesOf(model),
    create: ({ id, ...rest }, events = []) => insertOnce(model, { _id: id, ...rest, ...outboxOf(events) }),
    async find(id) {
      const row = await model.findById(id).lean();
      return row && fromRow(row);
    },
    async list(ids) {
      return (await model.find({ _id: { $in: [...ids] } }).lean()).map(fromRow);
    },
    async findForLogin(emailKey) {
      const row = await model.findOne({ emailKey }, { name: 1, passwordHash: 1 }).lean();
      return row && { userId: row._id, name: row.name, passwordHash: row.passwordHash ?? null };
    },
    async findPasswordHash(id) {
      const row = await model.findById(id, { passwordHash: 1 }).lean();
      return row?.passwordHash ?? null;
    },
    async changePassword(_id, { from, to }, event) {
      const { modifiedCount } = await model.updateOne(
        from === null ? { _id, passwordHash: { $exists: false } } : { _id, passwordHash: from },
        // Somebody who knew the old password may have requested another email.
        { $set: { passwordHash: to }, $unset: { emailChange: '' }, ...appendToOutbox(event) },
      );
      return modifiedCount === 1;
    },
    async setPassword(_id, passwordHash) {
      const filter = { _id, passwordHash: null };
      const { modifiedCount } = await model.updateOne(filter, { $set: { passwordHash } });
      return modifiedCount === 1;
    },
    async findByMethod(key) {
      const row = await model.findOne({ 'signInMethods.key': key }, { name: 1 }).lean();
      return row && { userId: row._id, name: row.name };
    },
    async findMethods(id) {
      const row = await model.findById(id, { passwordHash: 1, signInMethods: 1 }).lean();
      return row && { password: Boolean(row.passwordHash), linked: row.signInMethods ?? [] };
    },
    async linkMethod(_id, added) {
      const free = { _id, 'signInMethods.authority': { $ne: added.authority } };
      try {
        const { modifiedCount } = await model.updateOne(free, { $push: { signInMethods: added } });
        if (modifiedCount === 1) return 'linked';
      } catch (error) {
        if (isDuplicateKey(error)) return 'taken';
        throw error;
      }
      return (await model.exists({ _id, 'signInMethods.key': added.key })) ? 'linked' : 'has-other';
    },
    async unlinkMethod(_id, authority, others) {
      const another = { authority: { $in: others.filter((one) => one !== authority) } };
      const { modifiedCount } = await model.updateOne(
        {
          _id,
          'signInMethods.authority': authority,
          $or: [{ passwordHash: { $ne: null } }, { signInMethods: { $elemMatch: another } }],
        },
        { $pull: { signInMethods: { authority } } },
      );
      return modifiedCount === 1;
    },
    async notify(_id, event) {
      await model.updateOne({ _id }, appendToOutbox(event));
    },
    async changeName(id, name) {
      const { matchedCount } = await model.updateOne({ _id: id }, { $set: { name } });
      return matchedCount === 1;
    },
    async changeTimezone(id, timezone) {
      const { matchedCount } = await model.updateOne({ _id: id }, { $set: { timezone } });
      return matchedCount === 1;
    },
    async changeLocale(id, locale) {
      const { matchedCount } = await model.updateOne({ _id: id }, { $set: { locale } });
      return matchedCount === 1;
    },
    outbox: model as unknown as mongoose.Model<never>,
    ready: () => makeIndexes(model),
  };
}

const fromRow = ({ _id, name, email, timezone, locale }: UserRow): User => ({
  id: _id,
  name,
  email,
  timezone,
  locale: locale && isLocale(locale) ? locale : null,
});

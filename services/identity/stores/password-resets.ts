import type { EventOf } from '@carillon/contracts/event.ts';
import { appendToOutbox, withOutbox } from '@carillon/kit/outbox/outbox.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';
import type { PasswordReset } from '../domain/password-reset.ts';

interface ResetRow {
  /** A hash of the email, so that a newer link takes an older one's place. */
  _id: string;
  hash?: string;
  /** Null where the email has no account: asking does the same work. */
  userId: string | null;
  passwordMark: string;
  expiresAt: Date;
  goneAt: Date;
}

const schema = new mongoose.Schema<ResetRow>(
  {
    _id: String,
    hash: String,
    userId: { type: String, default: null },
    passwordMark: { type: String, required: true },
    expiresAt: { type: Date, required: true },
    goneAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'password_resets' },
);
schema.index({ hash: 1 }, { unique: true, sparse: true });
schema.index({ goneAt: 1 }, { expireAfterSeconds: 0 });
schema.index({ userId: 1 });
withOutbox(schema);

/** Longer than the link opens, so that its mail is sent whatever happens to the bus meanwhile. */
const TTL_MS = 2 * 24 * 3_600_000;

export interface PasswordResetStore {
  /** Takes the place of the one before; the mail with its link leaves with it. */
  put(
    reset: PasswordReset & { readonly emailHash: string; readonly hash: string },
    event: EventOf | null,
  ): Promise<void>;
  findByHash(hash: string): Promise<PasswordReset | null>;
  /** Invalidates it. */
  spend(hash: string): Promise<void>;
  /** The same for each link to the user's account. */
  spendAll(userId: string): Promise<void>;
  readonly outbox: mongoose.Model<never>;
  ready(): Promise<unknown>;
}

export function createPasswordResetStore(connection: mongoose.Connection): PasswordResetStore {
  const model = connection.model<ResetRow>('PasswordReset', schema);
  return {
    async put({ emailHash, ...row }, event) {
      const goneAt = new Date(row.expiresAt.getTime() + TTL_MS);
      const change = { $set: { ...row, goneAt }, ...(event && appendToOutbox(event)) };
      await despiteConflicts(() => model.updateOne({ _id: emailHash }, change, { upsert: true }));
    },
    async findByHash(hash) {
      const row = await model.findOne({ hash }).lean();
      return row && { userId: row.userId, passwordMark: row.passwordMark, expiresAt: row.expiresAt };
    },
    async spend(hash) {
      await model.updateOne({ hash }, { $unset: { hash: 1 } });
    },
    async spendAll(userId) {
      await model.updateMany({ userId }, { $unset: { hash: 1 } });
    },
    outbox: model as unknown as mongoose.Model<never>,
    ready: () => makeIndexes(model),
  };
}

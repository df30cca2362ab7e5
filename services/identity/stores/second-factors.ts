import { isDuplicateKey } from '@carillon/kit/store/duplicate-key.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import mongoose from 'mongoose';
import type { Authenticator, Factors, PendingAuthenticator } from '../domain/second-factor.ts';

interface FactorsRow {
  _id: string;
  authenticator?: Authenticator | null;
  pending?: PendingAuthenticator | null;
  recovery?: string[];
}

const text = { type: String, required: true };
const date = { type: Date, required: true };
const schema = new mongoose.Schema<FactorsRow>(
  {
    _id: String,
    authenticator: new mongoose.Schema<Authenticator>(
      { sealed: text, lastStep: { type: Number, required: true }, addedAt: date },
      { _id: false },
    ),
    pending: new mongoose.Schema<PendingAuthenticator>(
      { sealed: text, sessionId: text, expiresAt: date },
      { _id: false },
    ),
    recovery: { type: [String], default: undefined },
  },
  { versionKey: false, collection: 'second_factors' },
);

/** A user's authenticator app and recovery codes, the one sealed, the others as hashes. */
export interface SecondFactorStore {
  find(userId: string): Promise<Factors>;
  /** Instead of one that was begun before. */
  begin(userId: string, pending: PendingAuthenticator): Promise<void>;
  /** False when it is not the one that was begun, or one is set up already. */
  activate(userId: string, authenticator: Authenticator, recovery: readonly string[]): Promise<boolean>;
  /** False when the code of that step, or of a later one, was used before. */
  useStep(userId: string, sealed: string, step: number): Promise<boolean>;
  /** False if there is none. */
  removeAuthenticator(userId: string): Promise<boolean>;
  setRecoveryCodes(userId: string, hashes: readonly string[]): Promise<void>;
  /** False if it isn't one of the user's, or was used before. */
  useRecoveryCode(userId: string, hash: string): Promise<boolean>;
  clearRecoveryCodes(userId: string): Promise<void>;
  /** The app, its recovery codes, and what is being set up. */
  removeAll(userId: string): Promise<void>;
  /** Factors with encrypted secrets, by user. */
  listSealed(after: string | null, limit: number): Promise<{ userId: string; sealed: string }[]>;
  /** False when it was changed meanwhile. */
  reseal(userId: string, from: string, to: string): Promise<boolean>;
  ready(): Promise<unknown>;
}

export function createSecondFactorStore(connection: mongoose.Connection): SecondFactorStore {
  const model = connection.model<FactorsRow>('SecondFactors', schema);
  const set = (_id: string, fields: Partial<FactorsRow>) =>
    model.updateOne({ _id }, { $set: fields }, { upsert: true });
  return {
    async find(userId) {
      const row = await model.findById(userId).lean<FactorsRow>();
      return {
        authenticator: row?.authenticator ?? null,
        pending: row?.pending ?? null,
        recoveryCodesLeft: row?.recovery?.length ?? 0,
      };
    },
    async begin(userId, pending) {
      // Two first ones at once may both want to insert.
      await set(userId, { pending }).catch((error) => {
        if (isDuplicateKey(error)) return set(userId, { pending });
        throw error;
      });
    },
    async activate(_id, authenticator, recovery) {
      const { modifiedCount } = await model.updateOne(
        { _id, 'pending.sealed': authenticator.sealed, authenticator: null },
        { $set: { authenticator, recovery: [...recovery] }, $unset: { pending: '' } },
      );
      return modifiedCount === 1;
    },
    async useStep(_id, sealed, step) {
      const { modifiedCount } = await model.updateOne(
        { _id, 'authenticator.sealed': sealed, 'authenticator.lastStep': { $lt: step } },
        { $set: { 'authenticator.lastStep': step } },
      );
      return modifiedCount === 1;
    },
    async removeAuthenticator(_id) {
      const { modifiedCount } = await model.updateOne(
        { _id, authenticator: { $ne: null } },
        { $unset: { authenticator: '' } },
      );
      return modifiedCount === 1;
    },
    async setRecoveryCodes(userId, hashes) {
      await set(userId, { recovery: [...hashes] });
    },
    async useRecoveryCode(_id, hash) {
      const { modifiedCount } = await model.updateOne({ _id, recovery: hash }, { $pull: { recovery: hash } });
      return modifiedCount === 1;
    },
    async clearRecoveryCodes(_id) {
      await model.updateOne({ _id }, { $unset: { recovery: '' } });
    },
    async removeAll(_id) {
      await model.deleteOne({ _id });
    },
    async listSealed(after, limit) {
      const later = after === null ? {} : { _id: { $gt: after } };
      const rows = await model.find(later).sort({ _id: 1 }).limit(limit).lean<FactorsRow[]>();
      return rows.map((row) => ({ userId: row._id, sealed: row.authenticator?.sealed ?? '' }));
    },
    async reseal(_id, from, to) {
      const { modifiedCount } = await model.updateOne(
        { _id, 'authenticator.sealed': from },
        { $set: { 'authenticator.sealed': to } },
      );
      return modifiedCount === 1;
    },
    ready: () => makeIndexes(model),
  };
}

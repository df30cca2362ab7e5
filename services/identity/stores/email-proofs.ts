import type { EventOf } from '@carillon/contracts/event.ts';
import { appendToOutbox } from '@carillon/kit/outbox/outbox.ts';
import { isDuplicateKey } from '@carillon/kit/store/duplicate-key.ts';
import type mongoose from 'mongoose';
import type { EmailProof } from '../domain/email-proof.ts';
import type { LinkedMethod } from '../domain/sign-in.ts';
import type { UserRow } from './user-row.ts';

/** Proofs that an account's email is its user's. One is enough. */
export interface EmailProofs {
  /** Null while it is unproven, or if there is no such user. */
  provenAt(id: string): Promise<Date | null>;
  /** Those of them whose email is proven. */
  proven(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** In the place of the link before. False when it is proven already. */
  askProof(id: string, proof: EmailProof, event: EventOf): Promise<boolean>;
  /** Only for the newest link. False if it is invalid, or if the email is already proven. */
  confirmProof(id: string, hash: string, now: Date): Promise<boolean>;
  /** False when it is proven already. */
  prove(id: string, at: Date): Promise<boolean>;
  /** Sets another password and removes the providers linked until now. False if the password has changed. */
  reclaimByPassword(
    id: string,
    hashes: { readonly from: string | null; readonly to: string },
    at: Date,
    events: readonly EventOf[],
  ): Promise<boolean>;
  /**
   * With that provider instead of those linked until now. False if the email is already proven, or if another user
   * has it.
   */
  reclaimByMethod(id: string, method: LinkedMethod, at: Date, events: readonly EventOf[]): Promise<boolean>;
}

export function emailProofsOf(model: mongoose.Model<UserRow>): EmailProofs {
  const unproven = (_id: string) => ({ _id, emailProvenAt: null });
  const $unset = { emailProof: '' };
  return {
    async provenAt(id) {
      const row = await model.findById(id, { emailProvenAt: 1 }).lean();
      return row?.emailProvenAt ?? null;
    },
    async proven(ids) {
      const rows = await model
        .find({ _id: { $in: [...ids] }, emailProvenAt: { $ne: null } }, { _id: 1 })
        .lean();
      return new Set(rows.map(({ _id }) => _id));
    },
    async askProof(id, emailProof, event) {
      const change = { $set: { emailProof }, ...appendToOutbox(event) };
      return (await model.updateOne(unproven(id), change)).modifiedCount === 1;
    },
    async confirmProof(id, hash, now) {
      const filter = { ...unproven(id), 'emailProof.hash': hash, 'emailProof.expiresAt': { $gt: now } };
      const change = { $set: { emailProvenAt: now }, $unset };
      return (await model.updateOne(filter, change)).modifiedCount === 1;
    },
    async prove(id, emailProvenAt) {
      const change = { $set: { emailProvenAt }, $unset };
      return (await model.updateOne(unproven(id), change)).modifiedCount === 1;
    },
    async reclaimByPassword(_id, { from, to }, emailProvenAt, events) {
      const { modifiedCount } = await model.updateOne(
        { _id, passwordHash: from === null ? { $exists: false } : from },
        {
          $set: { passwordHash: to, emailProvenAt },
          $unset: { ...$unset, emailChange: '', signInMethods: '' },
          ...appendToOutbox(...events),
        },
      );
      return modifiedCount === 1;
    },
    async reclaimByMethod(id, added, emailProvenAt, events) {
      const change = {
        $set: { signInMethods: [added], emailProvenAt },
        $unset: { ...$unset, emailChange: '' },
        ...appendToOutbox(...events),
      };
      try {
        return (await model.updateOne(unproven(id), change)).modifiedCount === 1;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
}

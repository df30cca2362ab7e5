import type { EventOf } from '@carillon/contracts/event.ts';
import { appendToOutbox } from '@carillon/kit/outbox/outbox.ts';
import { isDuplicateKey } from '@carillon/kit/store/duplicate-key.ts';
import type mongoose from 'mongoose';
import type { EmailChange } from '../domain/email-change.ts';
import type { UserRow } from './user-row.ts';

/** A change of an account's email, which waits in the user's row. */
export interface EmailChanges {
  /** Null where none waits, however long ago it was asked for. */
  emailChangeOf(id: string): Promise<EmailChange | null>;
  /** In the place of the one before. */
  askEmailChange(id: string, change: EmailChange, events: readonly EventOf[]): Promise<void>;
  /** False when that change waits no more, has expired, or the address has an account by now. */
  changeEmail(id: string, change: EmailChange, now: Date, event: EventOf): Promise<boolean>;
  /** False when none waited. */
  dropEmailChange(id: string): Promise<boolean>;
}

export function emailChangesOf(model: mongoose.Model<UserRow>): EmailChanges {
  return {
    async emailChangeOf(id) {
      const row = await model.findById(id, { emailChange: 1 }).lean();
      return row?.emailChange ?? null;
    },
    async askEmailChange(_id, emailChange, events) {
      await model.updateOne({ _id }, { $set: { emailChange }, ...appendToOutbox(...events) });
    },
    async changeEmail(_id, { email, emailKey, hash }, now, event) {
      const filter = { _id, 'emailChange.hash': hash, 'emailChange.expiresAt': { $gt: now } };
      const change = {
        $set: { email, emailKey, emailProvenAt: now },
        $unset: { emailChange: '', emailProof: '' },
        ...appendToOutbox(event),
      };
      try {
        return (await model.updateOne(filter, change)).modifiedCount === 1;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    async dropEmailChange(_id) {
      const filter = { _id, emailChange: { $exists: true } };
      return (await model.updateOne(filter, { $unset: { emailChange: '' } })).modifiedCount === 1;
    },
  };
}

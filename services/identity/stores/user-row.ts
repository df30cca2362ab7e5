import { withOutbox } from '@carillon/kit/outbox/outbox.ts';
import mongoose from 'mongoose';
import type { EmailChange } from '../domain/email-change.ts';
import type { EmailProof } from '../domain/email-proof.ts';
import type { LinkedMethod } from '../domain/sign-in.ts';

/** A user as it is kept. */
export interface UserRow {
  _id: string;
  name: string;
  email: string;
  emailKey: string;
  timezone: string;
  /** Not there while nobody has chosen a language. */
  locale?: string | null;
  /** Absent if only a provider opens the account. */
  passwordHash?: string | null;
  signInMethods?: LinkedMethod[];
  /** Not there while nobody has shown to read the mail of the address. */
  emailProvenAt?: Date | null;
  /** The newest link that proves it. */
  emailProof?: EmailProof | null;
  /** A new email that waits to be confirmed. */
  emailChange?: EmailChange | null;
  createdAt: Date;
}

const method = new mongoose.Schema<LinkedMethod>(
  {
    key: { type: String, required: true },
    authority: { type: String, required: true },
    provider: { type: String, required: true },
    email: String,
    linkedAt: { type: Date, required: true },
  },
  { _id: false },
);

export const userSchema = new mongoose.Schema<UserRow>(
  {
    _id: String,
    name: { type: String, required: true },
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    timezone: { type: String, required: true },
    locale: String,
    passwordHash: String,
    signInMethods: { type: [method], default: undefined },
    emailProvenAt: Date,
    emailProof: new mongoose.Schema<EmailProof>(
      { hash: { type: String, required: true }, expiresAt: { type: Date, required: true } },
      { _id: false },
    ),
    emailChange: new mongoose.Schema<EmailChange>(
      {
        email: { type: String, required: true },
        emailKey: { type: String, required: true },
        hash: { type: String, required: true },
        expiresAt: { type: Date, required: true },
      },
      { _id: false },
    ),
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'users' },
);
userSchema.index({ emailKey: 1 }, { unique: true });
withOutbox(userSchema);
// A provider's account opens one account here.
userSchema.index(
  { 'signInMethods.key': 1 },
  { unique: true, partialFilterExpression: { 'signInMethods.key': { $exists: true } } },
);

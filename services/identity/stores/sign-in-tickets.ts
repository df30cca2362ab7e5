import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import mongoose from 'mongoose';
import { type LoginFilter, type SignInTicket, signInExpiry } from '../domain/sign-in.ts';
import { loginQuery } from './login-query.ts';

type TicketRow = Omit<SignInTicket, 'browser'> & { _id: string };

const schema = new mongoose.Schema<TicketRow>(
  {
    _id: String,
    provider: { type: String, required: true },
    method: { type: Object, required: true },
    emailVerified: Boolean,
    login: Object,
    name: { type: String, required: true },
    remember: { type: Boolean, required: true },
    linkTo: { type: String, default: null },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, collection: 'sign_in_tickets' },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
schema.index({ 'method.key': 1 });
schema.index({ 'login.sid': 1 }, { sparse: true });

/** Whom providers have named to browsers: for each the last to log in with, and the last to be linked. */
export interface SignInTicketStore {
  put(ticket: SignInTicket): Promise<void>;
  /** Takes a ticket that is valid at that time. If it is used twice at once, only one call gets it. */
  take(browser: string, now: Date): Promise<SignInTicket | null>;
  /** The same of what waits to be linked, to that user or anybody. */
  takeWaiting(browser: string, now: Date, userId?: string): Promise<SignInTicket | null>;
  /** Deletes the tickets of an ended login, except newer ones. */
  dropEnded(login: LoginFilter, at: Date): Promise<void>;
  ready(): Promise<unknown>;
}

export function createSignInTicketStore(connection: mongoose.Connection): SignInTicketStore {
  const model = connection.model<TicketRow>('SignInTicket', schema);
  const takeTicket = async (filter: object, browser: string): Promise<SignInTicket | null> => {
    const row = await model.findOneAndDelete(filter).lean<TicketRow>();
    if (!row) return null;
    const { _id, ...rest } = row;
    return { browser, ...rest };
  };
  return {
    async put({ browser, ...rest }) {
      const _id = rest.linkTo === null ? browser : waiting(browser);
      await model.replaceOne({ _id }, rest, { upsert: true });
    },
    take: (browser, now) => takeTicket({ _id: browser, expiresAt: { $gt: now } }, browser),
    takeWaiting: (browser, now, linkTo) =>
      takeTicket(
        { _id: waiting(browser), expiresAt: { $gt: now }, ...(linkTo !== undefined && { linkTo }) },
        browser,
      ),
    async dropEnded(login, at) {
      const paths = { key: 'method.key', authority: 'method.authority', sid: 'login.sid' };
      await model.deleteMany({ ...loginQuery(login, paths), expiresAt: { $lte: signInExpiry(at) } });
    },
    ready: () => makeIndexes(model),
  };
}

const waiting = (browser: string): string => `link ${browser}`;

import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { createLeasedQueue } from '@carillon/kit/store/leased-queue.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import mongoose from 'mongoose';
import type { GatheredNotice } from '../domain/mail-notice.ts';
import type { NotificationRef } from '../domain/notification-id.ts';

/** Notices gathered for one mail to each recipient. */
export interface MailRound {
  /** The mails' ids are made of it. */
  readonly id: string;
  readonly items: readonly NotificationRef[];
}

interface RoundRow {
  /** The workspace and the notice. */
  _id: string;
  workspaceId: string;
  notice: GatheredNotice;
  leaseUntil: Date;
  lease?: string;
  /** Before that no other one begins. */
  nextAt: Date;
  /** The one that is being mailed. */
  round?: MailRound;
  /** Only while there is one: after that another process goes on with it. */
  openUntil?: Date;
}

const date = { type: Date, required: true };
const text = { type: String, required: true };
const ref = new mongoose.Schema({ subject: String, notifiedRevision: Number }, { _id: false, id: false });
const schema = new mongoose.Schema<RoundRow>(
  {
    _id: String,
    workspaceId: text,
    notice: text,
    leaseUntil: date,
    lease: String,
    nextAt: date,
    round: {
      type: new mongoose.Schema({ id: String, items: [ref] }, { _id: false, id: false }),
      default: undefined,
    },
    openUntil: Date,
  },
  { versionKey: false, collection: 'mail_rounds' },
);
const TTL_SECONDS = 7 * 24 * 3600;
schema.index({ openUntil: 1 }, { sparse: true });
schema.index({ nextAt: 1 }, { expireAfterSeconds: TTL_SECONDS });

/** A workspace's mails of one kind in the hands of one process. */
export interface TakenRound {
  readonly workspaceId: string;
  readonly notice: GatheredNotice;
  readonly lease: string;
  /** A round that another process began and left. */
  readonly round: MailRound | null;
}

export interface MailRoundStore {
  /** Null while another process has it. A time: none may begin before then. */
  take(
    workspaceId: string,
    mailNotice: GatheredNotice,
    now: Date,
    until: Date,
  ): Promise<TakenRound | Date | null>;
  /** False when the lease has run out and somebody else has it. */
  begin(takenRound: TakenRound, round: MailRound): Promise<boolean>;
  /** @param nextAt when another one may begin */
  finish(takenRound: TakenRound, now: Date, nextAt: Date): Promise<void>;
  /** Rounds abandoned by their process. */
  left(now: Date): Promise<readonly Pick<TakenRound, 'workspaceId' | 'notice'>[]>;
  ready(): Promise<unknown>;
}

const SOME = 50;

export function createMailRoundStore(connection: mongoose.Connection): MailRoundStore {
  const model = connection.model<RoundRow>('MailRound', schema);
  const queue = createLeasedQueue(model, { dueAt: 'leaseUntil', lease: 'lease' });
  const leaseOf = ({ workspaceId, notice, lease }: TakenRound) => ({ id: idOf(workspaceId, notice), lease });
  return {
    async take(workspaceId, mailNotice, now, until) {
      const _id = idOf(workspaceId, mailNotice);
      const mayBegin = { $or: [{ nextAt: { $lte: now } }, { round: { $exists: true } }] };
      const take = () => queue.take(now, until, { among: { _id, ...mayBegin } });
      let row = await take();
      if (
        !row &&
        (await insertIfNew(model, { _id, workspaceId, notice: mailNotice, leaseUntil: now, nextAt: now }))
      )
        row = await take();
      if (row) {
        if (row.round) await queue.renew(row, until, { $set: { openUntil: until } });
        return { workspaceId, notice: mailNotice, lease: row.lease, round: row.round ?? null };
      }
      const other = await model.findById(_id, { nextAt: 1 }).lean<RoundRow>();
      return other && other.nextAt > now ? other.nextAt : null;
    },
    async begin(takenRound, round) {
      const { id: _id, lease } = leaseOf(takenRound);
      const { leaseUntil } = (await model.findOne({ _id, lease }, { leaseUntil: 1 }).lean<RoundRow>()) ?? {};
      if (!leaseUntil) return false;
      return (
        (await queue.renew({ id: _id, lease }, leaseUntil, { $set: { round, openUntil: leaseUntil } })) !==
        null
      );
    },
    async finish(takenRound, now, nextAt) {
      const change = { $set: { nextAt }, $unset: { round: 1, openUntil: 1 } };
      await queue.postpone(leaseOf(takenRound), now, { change });
    },
    left: (now) =>
      model
        .find({ openUntil: { $lte: now } }, { workspaceId: 1, notice: 1 })
        .sort({ openUntil: 1 })
        .limit(SOME)
        .lean<RoundRow[]>(),
    ready: () => makeIndexes(model),
  };
}

const idOf = (workspaceId: string, mailNotice: GatheredNotice): string => `${workspaceId} ${mailNotice}`;

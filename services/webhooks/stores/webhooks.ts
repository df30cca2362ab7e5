import type { WebhookEvent } from '@carillon/contracts/domain/webhook-events.ts';
import type { EventOf } from '@carillon/contracts/event.ts';
import type { WebhookPause } from '@carillon/contracts/http/webhooks/webhook.ts';
import { appendToOutbox, outboxOf, withOutbox } from '@carillon/kit/outbox/outbox.ts';
import { insertOnce } from '@carillon/kit/store/insert-once.ts';
import { createLeasedQueue } from '@carillon/kit/store/leased-queue.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import DataLoader from 'dataloader';
import mongoose from 'mongoose';
import type { Webhook } from '../domain/webhook.ts';

/** A webhook with the queue that it has: when it is to be looked at, and who does so. */
export interface WebhookRow extends Omit<Webhook, 'id' | 'status' | 'createdBy'> {
  _id: string;
  createdBy?: string | null;
  /** A removed webhook belongs to nobody: it stays for its last event, without its data. */
  status: Webhook['status'] | 'removed';
  goneAt?: Date;
  wakeAt: Date;
  /** Goes up with each delivery that comes to its queue. */
  signals: number;
  leaseBy: string | null;
  leasedUntil: Date;
}

/** A webhook whose queue one process alone serves for a while. */
export interface LeasedWebhook {
  readonly webhook: Webhook;
  readonly token: string;
  readonly signals: number;
}

const NEVER = new Date(8.64e15);
const LONG_AGO = new Date(0);
/** So long its event is sent, whatever happens to the bus meanwhile. */
const KEPT_AFTER_REMOVAL_MS = 7 * 24 * 3_600_000;
const THERE = { status: { $ne: 'removed' } } as const;

const text = { type: String, required: true };
const date = { type: Date, required: true };
const schema = new mongoose.Schema<WebhookRow>(
  {
    _id: String,
    workspaceId: text,
    url: text,
    description: { type: String, default: '' },
    events: { type: [String], required: true },
    status: text,
    pausedBecause: { type: String, default: null },
    failingSince: { type: Date, default: null },
    seed: text,
    oldSeed: { type: Object, default: null },
    createdAt: date,
    createdBy: String,
    revision: { type: Number, required: true },
    wakeAt: date,
    signals: { type: Number, default: 0 },
    leaseBy: { type: String, default: null },
    leasedUntil: date,
    goneAt: Date,
  },
  { versionKey: false, collection: 'webhooks' },
);
schema.index({ workspaceId: 1, createdAt: 1 });
schema.index({ status: 1, wakeAt: 1 });
schema.index({ createdBy: 1, status: 1 });
schema.index({ goneAt: 1 }, { expireAfterSeconds: 0 });
withOutbox(schema);

export type WebhookChange = Partial<
  Pick<Webhook, 'url' | 'description' | 'events' | 'status' | 'pausedBecause' | 'failingSince'>
> &
  Partial<Pick<Webhook, 'seed' | 'oldSeed'>>;

export interface WebhookStore {
  create(webhook: Webhook, event: EventOf): Promise<void>;
  find(id: string, workspaceId: string): Promise<Webhook | null>;
  /** The oldest first. */
  list(workspaceId: string, limit: number): Promise<Webhook[]>;
  count(workspaceId: string): Promise<number>;
  /** Active webhooks that subscribe to it. */
  tellOf(workspaceId: string, event: WebhookEvent): Promise<Webhook[]>;
  /** Null when it is gone. What a member resumes is looked at now. */
  change(
    id: string,
    workspaceId: string,
    change: WebhookChange,
    { now, events }: { readonly now: Date; readonly events: readonly EventOf[] },
  ): Promise<Webhook | null>;
  /** False if there is none. */
  remove(id: string, workspaceId: string, now: Date, event: EventOf): Promise<boolean>;
  /** Removes it as if it had never been made. */
  undo(id: string): Promise<void>;
  /** Something is in its queue for then. */
  wake(id: string, at: Date): Promise<void>;
  /** Active webhooks that a user created until then, in one workspace or in all. */
  madeBy(userId: string, until: Date, workspaceId?: string): Promise<Webhook[]>;
  /** Claims the queue of a webhook that is due, outside the excluded workspaces. */
  lease(now: Date, until: Date, leftOut: readonly string[]): Promise<LeasedWebhook | null>;
  /** The webhook as it is now. Null when it is another's, paused or gone. */
  renew(leasedWebhook: LeasedWebhook, until: Date): Promise<LeasedWebhook | null>;
  /** Releases it until then, or at once if something was queued since it was renewed. Null: until something is. */
  release(leasedWebhook: LeasedWebhook, wakeAt: Date | null, now: Date): Promise<void>;
  /** No other process runs, so a leased delivery belonged to a dead one. */
  endLeases(): Promise<void>;
  noteFailing(id: string, since: Date): Promise<void>;
  noteDelivered(id: string): Promise<void>;
  /** Carillon's own pausing, with the event for its workspace. False when it was paused meanwhile. */
  pause(id: string, revision: number, because: WebhookPause, event: EventOf): Promise<boolean>;
  readonly outbox: mongoose.Model<never>;
  ready(): Promise<unknown>;
}

export function createWebhookStore(connection: mongoose.Connection): WebhookStore {
  const model = connection.model<WebhookRow>('Webhook', schema);
  const queue = createLeasedQueue(
    model,
    { dueAt: 'wakeAt', lease: 'leaseBy', leasedUntil: 'leasedUntil' },
    { status: 'active' },
  );
  const update = (filter: mongoose.QueryFilter<WebhookRow>, change: object) =>
    despiteConflicts(() => model.updateOne(filter, change));
  // Events come in bursts: those of one moment are looked up with one query, and nothing is cached.
  const listeners = new DataLoader<{ workspaceId: string; event: WebhookEvent }, Webhook[]>(
    async (happenings) => {
      const workspaces = [...new Set(happenings.map(({ workspaceId }) => workspaceId))];
      const events = [...new Set(happenings.map(({ event }) => event))];
      const rows = await model
        .find({ workspaceId: { $in: workspaces }, status: 'active', events: { $in: events } })
        .lean<WebhookRow[]>();
      return happenings.map(({ workspaceId, event }) =>
        rows.filter((row) => row.workspaceId === workspaceId && row.events.includes(event)).map(webhookOf),
      );
    },
    { cache: false, maxBatchSize: 100, batchScheduleFn: (send) => setImmediate(send) },
  );
  return {
    async create({ id, ...rest }, event) {
      const queue = { wakeAt: NEVER, leasedUntil: LONG_AGO };
      await insertOnce(model, { _id: id, ...rest, ...queue, ...outboxOf([event]) });
    },
    async find(id, workspaceId) {
      const row = await model.findOne({ _id: id, workspaceId, ...THERE }).lean<WebhookRow>();
      return row && webhookOf(row);
    },
    async list(workspaceId, limit) {
      const query = model
        .find({ workspaceId, ...THERE })
        .sort({ createdAt: 1 })
        .limit(limit);
      return (await query.lean<WebhookRow[]>()).map(webhookOf);
    },
    count: (workspaceId) => model.countDocuments({ workspaceId, ...THERE }),
    tellOf: (workspaceId, event) => listeners.load({ workspaceId, event }),
    async change(id, workspaceId, change, { now, events }) {
      const resumed = change.status === 'active' && { wakeAt: now };
      const row = await despiteConflicts(() =>
        model
          .findOneAndUpdate(
            { _id: id, workspaceId, ...THERE },
            {
              $set: { ...change, ...resumed },
              $inc: { revision: 1, signals: 1 },
              ...(events.length > 0 && appendToOutbox(...events)),
            },
            { returnDocument: 'after' },
          )
          .lean<WebhookRow>(),
      );
      return row && webhookOf(row);
    },
    async remove(id, workspaceId, now, event) {
      const nothing = { url: '', description: '', events: [], seed: '', oldSeed: null };
      const goneAt = new Date(now.getTime() + KEPT_AFTER_REMOVAL_MS);
      const { modifiedCount } = await update(
        { _id: id, workspaceId, ...THERE },
        {
          $set: { ...nothing, status: 'removed', goneAt, leaseBy: null, wakeAt: NEVER },
          ...appendToOutbox(event),
        },
      );
      return modifiedCount > 0;
    },
    async undo(id) {
      await model.deleteOne({ _id: id });
    },
    async wake(id, at) {
      await update({ _id: id }, { $min: { wakeAt: at }, $inc: { signals: 1 } });
    },
    async madeBy(createdBy, until, workspaceId) {
      const of = workspaceId === undefined ? { createdBy } : { createdBy, workspaceId };
      const query = model.find({ ...of, status: 'active', createdAt: { $lte: until } });
      return (await query.lean<WebhookRow[]>()).map(webhookOf);
    },
    async lease(now, until, leftOut) {
      const among = leftOut.length > 0 ? { workspaceId: { $nin: [...leftOut] } } : {};
      const row = await queue.take(now, until, { among });
      return row && { webhook: webhookOf(row), token: row.lease, signals: row.signals };
    },
    async renew({ webhook: { id }, token }, until) {
      const row = await queue.renew({ id, lease: token }, until);
      return row && { webhook: webhookOf(row), token, signals: row.signals };
    },
    async release({ webhook, token, signals }, wakeAt, now) {
      const free = { leaseBy: null, leasedUntil: LONG_AGO };
      const ownFilter = { _id: webhook.id, leaseBy: token };
      const done = await update({ ...ownFilter, signals }, { $set: { ...free, wakeAt: wakeAt ?? NEVER } });
      if (done.matchedCount === 0) await update(ownFilter, { $set: { ...free, wakeAt: now } });
    },
    async endLeases() {
      const active = { status: { $in: ['active', 'paused'] as const }, leaseBy: { $ne: null } };
      await model.updateMany(active, { $set: { leaseBy: null, leasedUntil: LONG_AGO } });
    },
    async noteFailing(id, since) {
      await update({ _id: id, failingSince: null }, { $set: { failingSince: since } });
    },
    async noteDelivered(id) {
      await update({ _id: id }, { $set: { failingSince: null } });
    },
    async pause(id, revision, pausedBecause, event) {
      const change = { $set: { status: 'paused', pausedBecause }, $inc: { revision: 1 } };
      const filter = { _id: id, revision, status: 'active' } as const;
      return (await update(filter, { ...change, ...appendToOutbox(event) })).modifiedCount > 0;
    },
    outbox: model as unknown as mongoose.Model<never>,
    ready: () => makeIndexes(model),
  };
}

const webhookOf = (row: WebhookRow): Webhook => ({
  id: row._id,
  workspaceId: row.workspaceId,
  url: row.url,
  description: row.description,
  events: row.events,
  pausedBecause: row.pausedBecause,
  status: row.status === 'active' ? 'active' : 'paused',
  failingSince: row.failingSince,
  seed: row.seed,
  oldSeed: row.oldSeed,
  createdAt: row.createdAt,
  createdBy: row.createdBy ?? null,
  revision: row.revision,
});

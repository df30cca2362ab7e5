import type { WebhookFailure } from '@carillon/contracts/domain/webhook-failures.ts';
import type { DeliveryFilter } from '@carillon/contracts/http/webhooks/list-webhook-deliveries.ts';
import { DELIVERIES_KEPT_DAYS } from '@carillon/contracts/http/webhooks/webhook.ts';
import { TRIES_KEPT } from '@carillon/contracts/http/webhooks/webhook-delivery.ts';
import { isDuplicateKey } from '@carillon/kit/store/duplicate-key.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { beyond, type DatedPlace } from '@carillon/kit/store/page.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';
import type { Delivery, Try } from '../domain/delivery.ts';

interface Row extends Omit<Delivery, 'id' | 'askedAt' | 'log'> {
  _id: string;
  log: Try[];
  /** Only for a delivery to be repeated. */
  askedAt?: Date;
}

const text = { type: String, required: true };
const date = { type: Date, required: true };
const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    webhookId: text,
    workspaceId: text,
    eventId: text,
    type: text,
    at: date,
    payload: text,
    textOf: { type: String, default: null },
    status: text,
    tries: { type: Number, default: 0 },
    dueAt: date,
    queuedAt: date,
    askedAt: Date,
    failure: { type: String, default: null },
    log: { type: [Object], default: [] },
  },
  { versionKey: false, collection: 'deliveries' },
);
schema.index({ webhookId: 1, eventId: 1 }, { unique: true });
schema.index({ webhookId: 1, at: -1, _id: -1 });
schema.index({ webhookId: 1, status: 1, at: -1, _id: -1 });
schema.index({ webhookId: 1, askedAt: 1 }, { partialFilterExpression: { askedAt: { $exists: true } } });
schema.index({ queuedAt: 1 }, { expireAfterSeconds: DELIVERIES_KEPT_DAYS * 24 * 3600 });

/** The changes by a try. */
export interface Outcome {
  readonly status: Delivery['status'];
  readonly dueAt: Date;
  readonly failure: WebhookFailure | null;
}

export interface DeliveryStore {
  /** Does nothing where the webhook has that event already. */
  add(delivery: Delivery): Promise<void>;
  find(id: string, webhookId: string): Promise<Delivery | null>;
  /** The newest event first, from a place on. */
  list(
    webhookId: string,
    filter: { readonly status: DeliveryFilter | undefined; readonly before: DatedPlace | null },
    limit: number,
  ): Promise<Delivery[]>;
  /** No more are counted than that. */
  countWaiting(webhookId: string, limit: number): Promise<number>;
  /** The redelivery that was requested first. */
  nextAsked(webhookId: string): Promise<Delivery | null>;
  /** Returns the waiting delivery whose event happened first. */
  nextWaiting(webhookId: string): Promise<Delivery | null>;
  ask(id: string, webhookId: string, at: Date): Promise<Delivery | null>;
  /** Sets the payload that is sent from now on. */
  complete(id: string, payload: string): Promise<void>;
  record(id: string, attempt: Try, outcome: Outcome): Promise<void>;
  /** Gives up deliveries that have waited since before then, without another attempt. */
  giveUpOlder(webhookId: string, than: Date): Promise<void>;
  removeOf(webhookId: string): Promise<void>;
  ready(): Promise<unknown>;
}

/** Deliveries that were never tried aren't problems yet. */
const PROBLEM = { $nor: [{ status: 'delivered' }, { status: 'waiting', tries: 0 }] };

function statusFilter(status: DeliveryFilter | undefined): object {
  if (!status) return {};
  return status === 'problem' ? PROBLEM : { status };
}

export function createDeliveryStore(connection: mongoose.Connection): DeliveryStore {
  const model = connection.model<Row>('Delivery', schema);
  return {
    async add({ id, askedAt, log, ...rest }) {
      try {
        await despiteConflicts(() => model.create([{ _id: id, ...rest, log: [...log] }]));
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    async find(id, webhookId) {
      return toDelivery(await model.findOne({ _id: id, webhookId }).lean<Row>());
    },
    async list(webhookId, { status, before }, limit) {
      const rows = await model
        .find({ webhookId, ...statusFilter(status), ...(before && beyond(before, 'at')) })
        .sort({ at: -1, _id: -1 })
        .limit(limit)
        .lean<Row[]>();
      return rows.map(deliveryOf);
    },
    countWaiting: (webhookId, limit) =>
      model.countDocuments({ webhookId, status: 'waiting' }, { limit: limit }),
    async nextAsked(webhookId) {
      const askedFilter = { webhookId, askedAt: { $exists: true } };
      return toDelivery(await model.findOne(askedFilter).sort({ askedAt: 1 }).lean<Row>());
    },
    async nextWaiting(webhookId) {
      return toDelivery(
        await model.findOne({ webhookId, status: 'waiting' }).sort({ at: 1, _id: 1 }).lean<Row>(),
      );
    },
    async ask(id, webhookId, askedAt) {
      return toDelivery(
        await despiteConflicts(() =>
          model
            .findOneAndUpdate({ _id: id, webhookId }, { $set: { askedAt } }, { returnDocument: 'after' })
            .lean<Row>(),
        ),
      );
    },
    async complete(id, payload) {
      await despiteConflicts(() => model.updateOne({ _id: id }, { $set: { payload, textOf: null } }));
    },
    async record(id, attempt, outcome) {
      const change = {
        $set: outcome,
        $inc: { tries: 1 },
        $push: { log: { $each: [attempt], $slice: -TRIES_KEPT } },
        $unset: { askedAt: 1 },
      };
      await despiteConflicts(() => model.updateOne({ _id: id }, change));
    },
    async giveUpOlder(webhookId, than) {
      const old = { webhookId, status: 'waiting', queuedAt: { $lt: than } } as const;
      const change = { $set: { status: 'failed', failure: 'too_old' } } as const;
      await despiteConflicts(() => model.updateMany(old, change));
    },
    async removeOf(webhookId) {
      await despiteConflicts(() => model.deleteMany({ webhookId }));
    },
    ready: () => makeIndexes(model),
  };
}

const toDelivery = (row: Row | null): Delivery | null => row && deliveryOf(row);

const deliveryOf = ({ _id: id, askedAt, ...row }: Row): Delivery => ({
  ...row,
  id,
  askedAt: askedAt ?? null,
});

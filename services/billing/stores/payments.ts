import type { BillingEntry } from '@carillon/contracts/http/billing/list-payments.ts';
import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import mongoose from 'mongoose';

/** An entry of the billing history; its id is the payment provider's, so that it is there once. */
export interface Payment extends Omit<BillingEntry, 'at'> {
  readonly at: Date;
}

interface Row extends Omit<Payment, 'id'> {
  readonly _id: string;
  readonly workspaceId: string;
}

const text = { type: String, required: true };
const schema = new mongoose.Schema<Row>(
  {
    _id: String,
    workspaceId: text,
    kind: text,
    plan: text,
    period: text,
    cents: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false, collection: 'payments' },
);
schema.index({ workspaceId: 1, at: -1 });

/** The billing history. */
export interface PaymentStore {
  /** Does nothing with one that is there. */
  add(workspaceId: string, payment: Payment): Promise<void>;
  /** The newest first. */
  list(workspaceId: string, most: number): Promise<Payment[]>;
  ready(): Promise<unknown>;
}

export function createPaymentStore(connection: mongoose.Connection): PaymentStore {
  const model = connection.model<Row>('Payment', schema);
  return {
    async add(workspaceId, { id, ...payment }) {
      await insertIfNew(model, { _id: `${workspaceId} ${id}`, workspaceId, ...payment });
    },
    async list(workspaceId, most) {
      const rows = await model.find({ workspaceId }).sort({ at: -1 }).limit(most).lean<Row[]>();
      return rows.map(({ _id, workspaceId: own, ...payment }) => ({
        id: _id.slice(own.length + 1),
        ...payment,
      }));
    },
    ready: () => makeIndexes(model),
  };
}

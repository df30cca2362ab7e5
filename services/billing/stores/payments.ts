import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { beyond, type DatedPlace } from '@carillon/kit/store/page.ts';
import mongoose from 'mongoose';
import type { Payment } from '../domain/plan-account.ts';

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
schema.index({ workspaceId: 1, at: -1, _id: -1 });

/** Whose payments were a deleted workspace's. */
const NOBODY = 'deleted';

/** The billing history. */
export interface PaymentStore {
  /** Does nothing if it exists. */
  add(workspaceId: string, payment: Payment): Promise<void>;
  /** Those of them that exist. */
  known(workspaceId: string, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** The newest first, those before an entry's moment and id. */
  page(workspaceId: string, before: DatedPlace | null, limit: number): Promise<Payment[]>;
  /** From now on nothing links the payments to their owner. The books have to show payments for years. */
  keepWithoutName(workspaceId: string): Promise<void>;
  ready(): Promise<unknown>;
}

export function createPaymentStore(connection: mongoose.Connection): PaymentStore {
  const model = connection.model<Row>('Payment', schema);
  return {
    async add(workspaceId, { id, ...payment }) {
      await insertIfNew(model, { _id: `${workspaceId} ${id}`, workspaceId, ...payment });
    },
    async known(workspaceId, ids) {
      const rows = await model
        .find({ _id: { $in: ids.map((id) => `${workspaceId} ${id}`) } }, { _id: 1 })
        .lean();
      return new Set(rows.map(({ _id }) => _id.slice(workspaceId.length + 1)));
    },
    async page(workspaceId, before, limit) {
      const filter = {
        workspaceId,
        ...(before && beyond({ ...before, id: `${workspaceId} ${before.id}` }, 'at')),
      };
      const rows = await model.find(filter).sort({ at: -1, _id: -1 }).limit(limit).lean<Row[]>();
      return rows.map(({ _id, workspaceId: workspace, ...payment }) => ({
        id: _id.slice(workspace.length + 1),
        ...payment,
      }));
    },
    async keepWithoutName(workspaceId) {
      for await (const { _id, ...row } of model.find({ workspaceId }).lean<Row[]>().cursor()) {
        const id = _id.slice(workspaceId.length + 1);
        await insertIfNew(model, { ...row, _id: `${NOBODY} ${id}`, workspaceId: NOBODY });
      }
    },
    ready: () => makeIndexes(model),
  };
}

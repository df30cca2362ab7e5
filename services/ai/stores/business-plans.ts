import { insertIfNew } from '@carillon/kit/store/insert-if-new.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { beyond, type DatedPlace } from '@carillon/kit/store/page.ts';
import { despiteConflicts } from '@carillon/kit/store/write-conflict.ts';
import mongoose from 'mongoose';
import type { BusinessPlan } from '../domain/business-plan.ts';

interface PlanRow extends Omit<BusinessPlan, 'id'> {
  _id: string;
}

const text = { type: String, required: true };
const schema = new mongoose.Schema<PlanRow>(
  {
    _id: String,
    workspaceId: text,
    createdBy: text,
    createdAt: { type: Date, required: true },
    request: { type: mongoose.Schema.Types.Mixed, required: true },
    strategy: text,
    writer: { type: mongoose.Schema.Types.Mixed, required: true },
  },
  { versionKey: false, collection: 'business_plans' },
);
schema.index({ workspaceId: 1, createdAt: -1, _id: -1 });

export interface BusinessPlanStore {
  /** False when there is one of that id already, of this workspace or another. */
  insert(plan: BusinessPlan): Promise<boolean>;
  find(id: string, workspaceId: string): Promise<BusinessPlan | null>;
  /** The newest first, without their texts; those after a place. */
  page(
    workspaceId: string,
    before: DatedPlace | null,
    limit: number,
  ): Promise<Omit<BusinessPlan, 'strategy'>[]>;
  count(workspaceId: string): Promise<number>;
  remove(id: string, workspaceId: string): Promise<void>;
  ready(): Promise<unknown>;
}

export function createBusinessPlanStore(connection: mongoose.Connection): BusinessPlanStore {
  const model = connection.model<PlanRow>('BusinessPlan', schema);
  return {
    insert: ({ id, ...plan }) => insertIfNew(model, { _id: id, ...plan }),
    async find(id, workspaceId) {
      const row = await model.findOne({ _id: id, workspaceId }).lean<PlanRow>();
      return row && toPlan(row);
    },
    async page(workspaceId, before, limit) {
      const rows = await model
        .find({ workspaceId, ...(before && beyond(before, 'createdAt')) }, { strategy: 0 })
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit)
        .lean<PlanRow[]>();
      return rows.map(toPlan);
    },
    count: (workspaceId) => model.countDocuments({ workspaceId }),
    async remove(id, workspaceId) {
      await despiteConflicts(() => model.deleteOne({ _id: id, workspaceId }));
    },
    ready: () => makeIndexes(model),
  };
}

const toPlan = ({ _id, ...rest }: PlanRow): BusinessPlan => ({ id: _id, ...rest });

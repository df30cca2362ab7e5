import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { type Connection, Schema } from 'mongoose';
import type { FaultPlan, Operation } from '../domain/fault-plan.ts';

type Row = Omit<FaultPlan, 'times'> & { left: number };

const schema = new Schema<Row>(
  {
    network: { type: String, required: true },
    operation: { type: String, required: true },
    kind: { type: String, required: true },
    left: { type: Number, required: true },
    delayMs: { type: Number, required: true },
  },
  { versionKey: false },
).index({ network: 1, left: 1 });

/** Faults that were asked for and have not happened yet. */
export const createFaultPlanStore = (connection: Connection) => {
  const model = connection.model<Row>('SandboxFaultPlan', schema, 'fault_plans');
  return {
    ready: () => makeIndexes(model),
    async add({ times, ...plan }: FaultPlan): Promise<void> {
      await model.create({ ...plan, left: times });
    },
    async clear(): Promise<void> {
      await model.deleteMany({});
    },
    /** The fault that this call is to have, if any; it is used up by this. */
    async take(network: PlatformName, operation: Operation): Promise<Omit<FaultPlan, 'times'> | null> {
      const operations: FaultPlan['operation'][] = operation === 'other' ? ['any'] : [operation, 'any'];
      return model
        .findOneAndUpdate(
          { network, operation: { $in: operations }, left: { $gt: 0 } },
          { $inc: { left: -1 } },
        )
        .lean<Row>();
    },
  };
};

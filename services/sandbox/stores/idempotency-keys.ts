import { makeIndexes } from '@carillon/kit/store/make-indexes.ts';
import { type Connection, Schema } from 'mongoose';

interface Row {
  _id: string;
  statusId: string;
  at: Date;
}

const HOUR_S = 3600;
const schema = new Schema<Row>(
  { _id: String, statusId: { type: String, required: true }, at: { type: Date, required: true } },
  { versionKey: false },
).index({ at: 1 }, { expireAfterSeconds: HOUR_S });

/** Which status a key made, for an hour, also when it was deleted since. */
export const createIdempotencyKeyStore = (connection: Connection) => {
  const model = connection.model<Row>('SandboxIdempotencyKey', schema, 'idempotency_keys');
  return {
    ready: () => makeIndexes(model),
    async keep(key: string, statusId: string, at: Date): Promise<void> {
      await model.updateOne({ _id: key }, { $set: { statusId, at } }, { upsert: true });
    },
    async find(key: string, now: Date): Promise<string | null> {
      const row = await model.findOne({ _id: key }).lean<Row>();
      return row && row.at.getTime() > now.getTime() - HOUR_S * 1000 ? row.statusId : null;
    },
  };
};

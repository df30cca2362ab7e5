import mongoose from 'mongoose';

/** Remembers which events a queue has handled. */
export interface Inbox {
  has(queue: string, eventId: string): Promise<boolean>;
  add(queue: string, eventId: string): Promise<void>;
}

const KEPT_SECONDS = 7 * 24 * 3600;

const schema = new mongoose.Schema(
  { _id: String, at: { type: Date, required: true } },
  { versionKey: false, collection: 'inbox' },
);
schema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });

/** An inbox in the service's own database; ids are forgotten after a week. */
export function createInbox(connection: mongoose.Connection, clock: () => Date): Inbox {
  const model = connection.model('Inbox', schema);
  const key = (queue: string, eventId: string) => `${queue}:${eventId}`;
  return {
    has: async (queue, eventId) => (await model.exists({ _id: key(queue, eventId) })) !== null,
    add: async (queue, eventId) => {
      await model.updateOne(
        { _id: key(queue, eventId) },
        { $setOnInsert: { at: clock() } },
        { upsert: true },
      );
    },
  };
}

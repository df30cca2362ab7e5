import type { EventOf } from '@carillon/contracts/event.ts';
import type mongoose from 'mongoose';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';

export interface RelayOptions {
  readonly bus: Bus;
  /** Models whose schemas went through `withOutbox`. */
  readonly models: readonly mongoose.Model<never>[];
  readonly log: Log;
  /** How often to look without being nudged, milliseconds. Default 1,000. */
  readonly intervalMs?: number;
}

export interface Relay {
  /** Looks now; call after a write that left an event. */
  nudge(): void;
  /** Looks once and resolves when everything found has been sent. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

const BATCH = 200;

interface Parcel {
  readonly _id: unknown;
  readonly outbox: EventOf[];
}

/** Sends what outboxes hold, a document's events in order, and removes each once the bus has it. */
export function createRelay({ bus, models, log, intervalMs = 1000 }: RelayOptions): Relay {
  const sending = new Map<string, Promise<void>>();
  let looking: Promise<void> | null = null;
  let again = false;
  let closed = false;

  /** Whether all of it was sent; a failure waits for the next look on the clock. */
  const send = async (model: mongoose.Model<never>, parcel: Parcel): Promise<boolean> => {
    try {
      for (const event of parcel.outbox) {
        await bus.publish(event);
        await model.collection.updateOne({ _id: parcel._id as never }, {
          $pull: { outbox: { id: event.id } },
        } as never);
      }
      return true;
    } catch (err) {
      if (!closed) log.warn({ err }, 'an event waits in its outbox');
      return false;
    }
  };

  const look = async (): Promise<void> => {
    for (const model of models) {
      const found = await model.collection
        .find({ 'outbox.id': { $gt: '' } }, { projection: { outbox: 1 }, limit: BATCH })
        .toArray();
      for (const parcel of found as unknown as Parcel[]) {
        const key = `${model.collection.name}:${String(parcel._id)}`;
        if (sending.has(key)) continue;
        const work = send(model, parcel).then((sent) => {
          sending.delete(key);
          if (sent && !closed) nudge();
        });
        sending.set(key, work);
      }
    }
  };

  const nudge = (): void => {
    again = true;
    looking ??= (async () => {
      while (again && !closed) {
        again = false;
        await look().catch((err) => log.warn({ err }, 'the outbox could not be read'));
      }
      looking = null;
    })();
  };

  const timer = setInterval(nudge, intervalMs);
  return {
    nudge,
    async drain() {
      nudge();
      while (looking || sending.size > 0) await Promise.all([looking, ...sending.values()]);
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await Promise.allSettled([looking, ...sending.values()]);
    },
  };
}

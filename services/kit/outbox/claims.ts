import { randomUUID } from 'node:crypto';
import type { EventOf } from '@carillon/contracts/event.ts';
import type mongoose from 'mongoose';

/** How long a claim holds unless it is renewed: what a crashed process had claimed goes out that much later. */
export const CLAIM_MS = 15_000;

/** A document whose events are this process's to send, until the claim runs out. */
export interface Claim {
  readonly id: unknown;
  readonly token: string;
  readonly events: readonly EventOf[];
}

export interface Waiting {
  readonly id: unknown;
  readonly at: Date;
}

/** Who may send the events of a collection's documents: one process a document, by a compare-and-set. */
export interface Claims {
  /** What waits and nobody is sending, the longest waiting first. */
  waiting(most: number): Promise<Waiting[]>;
  /** Null when another process was faster. */
  claim(waiting: Waiting): Promise<Claim | null>;
  /** Removes the first event, which the bus has. Gives the claim of what is left; null when nothing is, or it is lost. */
  sent(claim: Claim): Promise<Claim | null>;
  renew(claim: Claim): Promise<void>;
  /** Lets others at what is left. */
  release(claim: Claim): Promise<void>;
}

interface Row {
  readonly _id: unknown;
  readonly outbox: EventOf[];
  readonly outboxAt: Date;
  readonly outboxBy?: string;
}

const EMPTY = { $set: { outbox: [] }, $unset: { outboxAt: '', outboxBy: '' } };

export function createClaims({ collection }: mongoose.Model<never>, clock: () => Date): Claims {
  const until = (): Date => new Date(clock().getTime() + CLAIM_MS);
  const change = (filter: object, update: object): Promise<Row | null> =>
    collection.findOneAndUpdate(filter as never, update as never, {
      returnDocument: 'after',
      projection: { outbox: 1, outboxAt: 1, outboxBy: 1 },
    }) as Promise<Row | null>;
  const held = ({ id, token }: Claim) => ({ _id: id, outboxBy: token });

  return {
    async waiting(most) {
      const rows = await collection
        .find({ outboxAt: { $lte: clock() } } as never, { projection: { outboxAt: 1 } })
        .sort({ outboxAt: 1 })
        .limit(most)
        .toArray();
      return (rows as unknown as Row[]).map(({ _id, outboxAt }) => ({ id: _id, at: outboxAt }));
    },
    async claim({ id, at }) {
      const token = randomUUID();
      const row = await change({ _id: id, outboxAt: at }, { $set: { outboxAt: until(), outboxBy: token } });
      return row && { id, token, events: row.outbox };
    },
    async sent(claim) {
      const { id, token, events } = claim;
      // The usual case in one write: nothing was left meanwhile.
      if (events.length === 1 && (await change({ ...held(claim), outbox: { $size: 1 } }, EMPTY))) return null;
      const row = await change({ _id: id }, { $pull: { outbox: { id: events[0]?.id } } });
      return row?.outboxBy === token ? { id, token, events: row.outbox } : null;
    },
    async renew(claim) {
      await change(held(claim), { $set: { outboxAt: until() } });
    },
    async release(claim) {
      if (await change({ ...held(claim), outbox: { $size: 0 } }, EMPTY)) return;
      await change(held(claim), { $set: { outboxAt: clock() }, $unset: { outboxBy: '' } });
    },
  };
}

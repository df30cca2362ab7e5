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

/** What the bus took of a claim's events, from the first on. */
export interface Sent {
  readonly claim: Claim;
  readonly count: number;
}

/** Who may send the events of a collection's documents: one process a document, by a compare-and-set. */
export interface Claims {
  /** Takes what waits and nobody is sending, the longest waiting first; all of it in one write. */
  claim(most: number): Promise<Claim[]>;
  renew(claims: readonly Claim[]): Promise<void>;
  /**
   * Removes what was sent and lets everybody at what is left; what was lost meanwhile is not touched. Any number
   * takes two writes at the most.
   * @returns whether something is left
   */
  settle(sent: readonly Sent[]): Promise<boolean>;
}

interface Row {
  readonly _id: unknown;
  readonly outbox: EventOf[];
}

const EMPTY = { $set: { outbox: [] }, $unset: { outboxAt: '', outboxBy: '' } };

export function createClaims({ collection }: mongoose.Model<never>, clock: () => Date): Claims {
  const until = (): Date => new Date(clock().getTime() + CLAIM_MS);
  const held = ({ id, token }: Claim) => ({ _id: id, outboxBy: token });
  const write = async (changes: readonly (readonly [filter: object, update: object])[]): Promise<number> => {
    if (changes.length === 0) return 0;
    const updates = changes.map(([filter, update]) => ({ updateOne: { filter, update } }));
    return (await collection.bulkWrite(updates as never, { ordered: false })).matchedCount;
  };

  return {
    async claim(most) {
      const waiting = { outboxAt: { $lte: clock() } };
      const found = await collection
        .find(waiting as never, { projection: { _id: 1 } })
        .sort({ outboxAt: 1 })
        .limit(most)
        .toArray();
      if (found.length === 0) return [];
      const ids = found.map(({ _id }) => _id);
      const token = randomUUID();
      await collection.updateMany(
        { _id: { $in: ids }, ...waiting } as never,
        { $set: { outboxAt: until(), outboxBy: token } } as never,
      );
      const rows = await collection
        .find({ _id: { $in: ids }, outboxBy: token } as never, { projection: { outbox: 1 } })
        .toArray();
      const outboxes = new Map((rows as unknown as Row[]).map(({ _id, outbox }) => [_id, outbox]));
      return ids.flatMap((id) => {
        const events = outboxes.get(id);
        return events ? { id, token, events } : [];
      });
    },
    async renew(claims) {
      const byToken = Map.groupBy(claims, ({ token }) => token);
      for (const [token, its] of byToken)
        await collection.updateMany(
          { _id: { $in: its.map(({ id }) => id) }, outboxBy: token } as never,
          { $set: { outboxAt: until() } } as never,
        );
    },
    async settle(sent) {
      // The usual case first: all was sent, and nothing was left meanwhile.
      const whole = sent.filter(({ claim, count }) => count === claim.events.length);
      const emptied = await write(
        whole.map(({ claim, count }) => [{ ...held(claim), outbox: { $size: count } }, EMPTY]),
      );
      if (emptied === sent.length) return false;
      const left = await write(
        sent.map(({ claim, count }) => [
          held(claim),
          {
            $pull: { outbox: { id: { $in: claim.events.slice(0, count).map(({ id }) => id) } } },
            $set: { outboxAt: clock() },
            $unset: { outboxBy: '' },
          },
        ]),
      );
      return left > 0;
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { EventOf } from '@carillon/contracts/event.ts';
import type mongoose from 'mongoose';
import { persistently } from '../persistently.ts';
import { inLockOrder } from '../store/in-lock-order.ts';
import { despiteConflicts, isWriteConflict } from '../store/write-conflict.ts';

/** How long a claim lasts unless it is renewed. After a crash, its events are sent that much later. */
export const CLAIM_MS = 15_000;

/** A document whose events are this process's to send, until the claim runs out. */
export interface Claim {
  readonly id: unknown;
  readonly token: string;
  readonly events: readonly EventOf[];
}

/** The events of a claim that the bus accepted, from the first one on. */
export interface SentClaim {
  readonly claim: Claim;
  readonly count: number;
}

/** Claims to send the events of a collection's documents: one process a document, by a compare-and-set. */
export interface Claims {
  /** Takes what waits and nobody is sending, the longest waiting first; all of it in one command. */
  claim(limit: number): Promise<Claim[]>;
  renew(claims: readonly Claim[]): Promise<void>;
  /**
   * Removes the sent events and ends the claims; an expired claim isn't touched. Takes at most two writes for any
   * number.
   * @returns whether events remain
   */
  markAsSent(claims: readonly SentClaim[]): Promise<boolean>;
}

type Change = readonly [filter: { readonly _id: unknown }, update: object];

interface Row {
  readonly _id: unknown;
  readonly outbox: EventOf[];
}

const EMPTY = { $set: { outbox: [] }, $unset: { outboxAt: '', outboxBy: '' } };

export function createClaims({ collection }: mongoose.Model<never>, clock: () => Date): Claims {
  const until = (): Date => new Date(clock().getTime() + CLAIM_MS);
  const claimFilter = ({ id, token }: Claim) => ({ _id: id, outboxBy: token });
  /** Each may be made twice. */
  const write = async (changes: readonly Change[]): Promise<number> => {
    if (changes.length === 0) return 0;
    const updates = inLockOrder(changes, ([{ _id }]) => _id).map(([filter, update]) => ({
      updateOne: { filter, update },
    }));
    const bulk = () => despiteConflicts(() => collection.bulkWrite(updates as never, { ordered: false }));
    // Made without an answer, a claim would keep everybody from its events until it lapses.
    return (await persistently(bulk, isWriteConflict)).matchedCount;
  };
  /** Skips rows that somebody else is writing or has claimed; the next look finds them. */
  const writeWhereFree = (changes: readonly Change[]): Promise<unknown> =>
    write(changes).catch((error) => {
      if (!isWriteConflict(error)) throw error;
    });

  return {
    async claim(limit) {
      const waiting = { outboxAt: { $lte: clock() } };
      const documents = await collection
        .find(waiting as never, { projection: { _id: 1 } })
        .sort({ outboxAt: 1 })
        .limit(limit)
        .toArray();
      if (documents.length === 0) return [];
      const ids = documents.map(({ _id }) => _id);
      const token = randomUUID();
      const claimed = { $set: { outboxAt: until(), outboxBy: token } };
      await writeWhereFree(ids.map((_id) => [{ _id, ...waiting }, claimed]));
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
      const renewed = { $set: { outboxAt: until() } };
      await write(claims.map((claim) => [claimFilter(claim), renewed]));
    },
    async markAsSent(claims) {
      // The usual case first: all was sent, and nothing was left meanwhile.
      const whole = claims.filter(({ claim, count }) => count === claim.events.length);
      const emptied = await write(
        whole.map(({ claim, count }) => [{ ...claimFilter(claim), outbox: { $size: count } }, EMPTY]),
      );
      if (emptied === claims.length) return false;
      const remaining = await write(
        claims.map(({ claim, count }) => [
          claimFilter(claim),
          {
            $pull: { outbox: { id: { $in: claim.events.slice(0, count).map(({ id }) => id) } } },
            $set: { outboxAt: clock() },
            $unset: { outboxBy: '' },
          },
        ]),
      );
      return remaining > 0;
    },
  };
}

import type mongoose from 'mongoose';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import { CLAIM_MS, type Claim, type Claims, createClaims, type Waiting } from './claims.ts';

export interface RelayOptions {
  readonly bus: Bus;
  /** Models whose schemas went through `withOutbox`. */
  readonly models: readonly mongoose.Model<never>[];
  readonly log: Log;
  /** The clock that the events were made by. */
  readonly clock?: () => Date;
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

/**
 * Sends what outboxes hold, a document's events in order, and removes each once the bus has it. Any number of
 * processes may do so over the same documents: one at a time has the claim of a document.
 */
export function createRelay(options: RelayOptions): Relay {
  const { bus, models, log, clock = () => new Date(), intervalMs = 1000 } = options;
  const outboxes = models.map((model) => createClaims(model, clock));
  const sending = new Map<Claim, { claims: Claims; work: Promise<void> }>();
  let looking: Promise<void> | null = null;
  let again = false;
  let failing = false;
  let closed = false;

  const send = async (claims: Claims, claim: Claim): Promise<void> => {
    let left: Claim | null = claim;
    try {
      while (left) {
        const [event] = left.events;
        if (!event) return await claims.release(left);
        await bus.publish(event);
        left = await claims.sent(left);
      }
    } catch (err) {
      // It waits for the next look on the clock.
      failing = true;
      if (!closed) log.warn({ err }, 'an event waits in its outbox');
      await claims.release(claim).catch(() => undefined);
    }
  };

  const take = async (claims: Claims, waiting: Waiting): Promise<void> => {
    const claim = await claims.claim(waiting);
    if (!claim) return;
    const work = send(claims, claim).finally(() => sending.delete(claim));
    sending.set(claim, { claims, work });
  };

  const look = async (claims: Claims): Promise<void> => {
    let found = BATCH;
    while (found === BATCH && !failing && !closed) {
      const waiting = await claims.waiting(BATCH);
      await Promise.all(waiting.map((one) => take(claims, one)));
      found = waiting.length;
    }
  };

  const nudge = (): void => {
    again = true;
    looking ??= (async () => {
      while (again && !closed) {
        again = false;
        failing = false;
        for (const claims of outboxes)
          await look(claims).catch((err) => log.warn({ err }, 'the outbox could not be read'));
      }
      looking = null;
    })();
  };

  const renew = (): void => {
    for (const [claim, { claims }] of sending)
      claims.renew(claim).catch((err) => log.warn({ err }, 'a claim could not be renewed'));
  };

  const timers = [setInterval(nudge, intervalMs), setInterval(renew, CLAIM_MS / 3)];
  const done = (): Promise<unknown> =>
    Promise.allSettled([looking, ...[...sending.values()].map(({ work }) => work)]);
  return {
    nudge,
    async drain() {
      nudge();
      while (looking || sending.size > 0) await done();
    },
    async close() {
      closed = true;
      for (const timer of timers) clearInterval(timer);
      await done();
      // A look that was under way may have claimed one more.
      await done();
    },
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import type mongoose from 'mongoose';
import type { Bus } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import { CLAIM_MS, type Claim, createClaims } from './claims.ts';
import { createSender } from './sender.ts';

export interface RelayOptions {
  readonly bus: Bus;
  /** Models whose schemas went through `withOutbox`. */
  readonly models: readonly mongoose.Model<never>[];
  readonly log: Log;
  /** The clock that the events were made by. */
  readonly clock?: () => Date;
  /** How often to look without a signal, for events of a dead process, in milliseconds. Default 5,000. */
  readonly intervalMs?: number;
}

export interface Relay {
  /** Looks now; call after a write that appended an event. */
  nudge(): void;
  /** Sends events claimed by the write that added them; see `appendClaimed`. */
  send(model: mongoose.Model<never>, claim: Claim): void;
  /** Looks once and resolves when everything found has been sent. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

const BATCH = 200;
const GATHER_MS = 60;
const RETRY_MS = 1000;
const MAX_UNDER_WAY = 1000;

/**
 * Sends what outboxes hold, a document's events in order, and removes each once the bus has it. Any number of
 * processes may do so over the same documents: one at a time has the claim of a document.
 */
export function createRelay(options: RelayOptions): Relay {
  const { bus, models, log, clock = () => new Date(), intervalMs = 5000 } = options;
  let looking: Promise<void> | null = null;
  let again = false;
  let closed = false;

  const nudge = (): void => {
    again = true;
    looking ??= (async () => {
      while (again && !closed) {
        // Events appended in the next moment are sent along, which saves a busy store many writes.
        await pause(GATHER_MS);
        again = false;
        for (const outbox of outboxes)
          await look(outbox).catch((err) => log.warn({ err }, 'the outbox could not be read'));
      }
      looking = null;
    })();
  };

  const outboxes = models.map((model) => {
    const claims = createClaims(model, clock);
    return {
      model,
      claims,
      sender: createSender({ bus, claims, log, onRemaining: () => closed || nudge() }),
    };
  });

  const look = async ({ claims, sender }: (typeof outboxes)[number]): Promise<void> => {
    sender.clearFailure();
    for (let count = BATCH; count === BATCH && !sender.isFailing() && !closed; ) {
      // After a long outage all that waits is more than a process can hold, and other processes may take some.
      await sender.isBelow(MAX_UNDER_WAY - BATCH);
      const claimed = await claims.claim(BATCH);
      for (const claim of claimed) sender.send(claim);
      count = claimed.length;
    }
  };

  const timers = [
    setInterval(nudge, intervalMs),
    setInterval(() => {
      if (outboxes.some(({ sender }) => sender.isFailing())) nudge();
    }, RETRY_MS),
    setInterval(() => {
      for (const { sender } of outboxes) sender.renew();
    }, CLAIM_MS / 3),
  ];
  const done = async (): Promise<void> => {
    await looking;
    await Promise.all(outboxes.map(({ sender }) => sender.idle()));
  };
  return {
    nudge,
    send(model, claim) {
      const outbox = outboxes.find((one) => one.model === model);
      if (!outbox) throw new Error('this relay does not send for that model');
      // Claims after the end are left to another relay.
      if (!closed) outbox.sender.send(claim);
    },
    async drain() {
      nudge();
      while (looking || outboxes.some(({ sender }) => sender.isBusy())) await done();
    },
    async close() {
      closed = true;
      for (const timer of timers) clearInterval(timer);
      await done();
      // A look that was under way may have claimed some more.
      await done();
    },
  };
}

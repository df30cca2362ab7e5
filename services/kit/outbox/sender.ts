import { setTimeout as pause } from 'node:timers/promises';
import { type Bus, BusClosedError } from '../bus/bus.ts';
import type { Log } from '../log.ts';
import type { Claim, Claims, SentClaim } from './claims.ts';

export interface SenderOptions {
  readonly bus: Bus;
  readonly claims: Claims;
  readonly log: Log;
  /** A document's claim has ended with events that remain, and nothing went wrong with it. */
  onRemaining(): void;
}

/** Sends claimed events, each document separately, and clears the outboxes of one moment together. */
export interface Sender {
  send(claim: Claim): void;
  /** Renews the claims of events being sent. */
  renew(): void;
  isBusy(): boolean;
  /** Resolves when no more documents than that are under way. */
  isBelow(limit: number): Promise<void>;
  /** The bus did not take an event since `clearFailure`. */
  isFailing(): boolean;
  clearFailure(): void;
  /** Resolves when what is under way has been sent and marked as sent. */
  idle(): Promise<void>;
}

/** Much more is sent meanwhile by a busy process, and one command clears it all. */
const GATHER_MS = 60;

export function createSender({ bus, claims, log, onRemaining }: SenderOptions): Sender {
  const sending = new Map<Claim, Promise<void>>();
  let sentClaims: SentClaim[] = [];
  let marking: Promise<void> | null = null;
  let failing = false;

  const send = async (claim: Claim): Promise<void> => {
    let count = 0;
    try {
      for (const event of claim.events) {
        await bus.publish(event);
        count++;
      }
    } catch (err) {
      // It waits for the next look.
      failing = true;
      if (!(err instanceof BusClosedError)) log.warn({ err }, 'an event waits in its outbox');
    }
    sentClaims.push({ claim, count });
    marking ??= markSentClaims();
    await marking;
  };

  const markSentClaims = async (): Promise<void> => {
    while (sentClaims.length > 0) {
      await pause(GATHER_MS);
      const now = sentClaims;
      sentClaims = [];
      try {
        if ((await claims.markAsSent(now)) && !failing) onRemaining();
      } catch (err) {
        // The claims run out, and the events are sent once more.
        log.warn({ err }, 'what was sent could not be removed from its outbox');
      }
    }
    marking = null;
  };

  return {
    send(claim) {
      sending.set(
        claim,
        send(claim).finally(() => sending.delete(claim)),
      );
    },
    renew() {
      if (sending.size > 0)
        claims.renew([...sending.keys()]).catch((err) => log.warn({ err }, 'claims could not be renewed'));
    },
    isBusy: () => sending.size > 0,
    async isBelow(limit) {
      while (sending.size > limit) await Promise.race(sending.values());
    },
    isFailing: () => failing,
    clearFailure() {
      failing = false;
    },
    async idle() {
      await Promise.all(sending.values());
    },
  };
}

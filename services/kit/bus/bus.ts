import type { EventKind, EventOf } from '@carillon/contracts/event.ts';

/** A queue and what to do with what arrives in it. */
export interface Subscription<K extends EventKind = EventKind> {
  /** Names the queue; replicas with the same name share its events. */
  readonly queue: string;
  readonly kind: K;
  /** Each process gets every event, for as long as it lives (live events, caches). Default: shared and durable. */
  readonly broadcast?: boolean;
  /** How many events are handled at a time. Default 8. */
  readonly concurrency?: number;
  /** Must be safe to run twice for one event: an id is remembered only by the process that handled it. */
  handle(event: EventOf<K>): Promise<void>;
}

/** The error of publishing to a closed bus; the event stays with its sender. */
export class BusClosedError extends Error {
  constructor() {
    super('the bus is closed');
  }
}

/** Events between services, at least once: what a process has handled it drops, another process may get it again. */
export interface Bus {
  /**
   * Resolves when every queue that is there for the event has it safely (a broker's confirm), or everyone in this process
   * who wants it has handled it or given it up. Of a queue that is declared only later nobody knows, so what waits for an
   * event must come about without it as well, if later.
   */
  publish(event: EventOf): Promise<void>;
  /** Resolves when the queue is there and events arrive; while the broker is away, at once: they arrive when it is back. */
  subscribe<K extends EventKind>(subscription: Subscription<K>): Promise<void>;
  /** Called when events arrive again after a gap: events broadcast meanwhile never come. */
  onReopened(listener: () => void): void;
  /** Rejects while events can't be sent; for readiness. */
  ping(): Promise<void>;
  /** Takes no more events, lets running handlers end. */
  close(): Promise<void>;
}

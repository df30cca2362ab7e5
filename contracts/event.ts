import type { z } from 'zod';

/** A kind of event: something that happened in one service and that others may act on. */
export interface EventKind<D extends z.ZodType = z.ZodType> {
  /** `service.subject.what-happened`; also the routing key on the bus. */
  readonly type: string;
  readonly version: number;
  readonly data: D;
}

/** The user by whose call something happened. */
export interface EventActor {
  readonly userId: string;
  /** The access token that the user called with. */
  readonly tokenId?: string | undefined;
  /** The service that called on their behalf. */
  readonly by?: string | undefined;
}

/** An event as it travels. `id` is what consumers drop duplicates by; times are ISO 8601, UTC. */
export interface EventOf<K extends EventKind = EventKind> {
  readonly id: string;
  readonly type: string;
  readonly version: number;
  readonly occurredAt: string;
  readonly correlationId: string;
  /** The trace context in which it was created, in W3C's format. Only with tracing. */
  readonly traceparent?: string;
  /** Null if the event happened without a call. Left out by versions that didn't report it. */
  readonly actor?: EventActor | null;
  readonly data: z.output<K['data']>;
}

export function defineEvent<D extends z.ZodType>(kind: EventKind<D>): EventKind<D> {
  return kind;
}

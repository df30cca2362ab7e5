import { randomUUID } from 'node:crypto';
import type { EventKind, EventOf } from '../event.ts';
import { toMatcher } from './promised.ts';

/** A consumer of events, as the kit has them. */
export interface Listener {
  readonly kind: EventKind;
  handle(event: EventOf): Promise<void>;
}

const OCCURRED_AT = '2026-11-24T02:43:58.919Z';

/**
 * Passes an event to all of a consumer's listeners for its kind.
 * @throws ZodError if its contract doesn't allow the example
 * @throws Error if a handler reads more than the example has, or if there is no handler
 */
export async function hear(kind: EventKind, example: unknown, listeners: readonly Listener[]): Promise<void> {
  kind.data.parse(example);
  const { type, version } = kind;
  const taking = listeners.filter((one) => one.kind.type === type);
  if (taking.length === 0) throw new Error(`nobody handles ${type}`);
  const around = { id: randomUUID(), type, version, occurredAt: OCCURRED_AT, correlationId: 'pact' };
  for (const one of taking) await one.handle({ ...around, data: toMatcher(example, kind.data, type) });
}

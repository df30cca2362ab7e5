import { randomUUID } from 'node:crypto';
import type { EventKind, EventOf } from '@carillon/contracts/event.ts';
import type { z } from 'zod';
import { correlationId, currentContext } from './request-context.ts';
import { traceparent } from './tracing/tracing.ts';

/** Makes an event, checked against its contract, with the running correlation id and the caller as its actor. */
export function makeEvent<K extends EventKind>(kind: K, data: z.input<K['data']>, now: Date): EventOf<K> {
  const trace = traceparent();
  return {
    id: randomUUID(),
    type: kind.type,
    version: kind.version,
    occurredAt: now.toISOString(),
    correlationId: correlationId(),
    ...(trace && { traceparent: trace }),
    actor: currentContext()?.actor ?? null,
    data: kind.data.parse(data) as z.output<K['data']>,
  };
}

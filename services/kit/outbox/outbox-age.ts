import type { ServiceName } from '@carillon/contracts/service-names.ts';
import type mongoose from 'mongoose';
import { type Metrics, onDemand } from '../metrics.ts';

/** Named in the entry of a process that shows it. */
export const outboxAge = onDemand(({ gauge }) =>
  gauge({
    name: 'carillon_outbox_age_seconds',
    help: 'Time that the oldest unsent event of a service has waited, in seconds',
    labelNames: ['service'],
  }),
);

/** Shows operators how long a service's oldest event has waited: alert when it grows. */
export function showOutboxAge(metrics: Pick<Metrics, 'registry'>, service: ServiceName, age: Age): void {
  const { oldest, now } = age;
  const waited = oldest ? Math.max(0, now.getTime() - oldest.getTime()) : 0;
  outboxAge(metrics).set({ service }, waited / 1000);
}

/** Shows it no longer: another process does. */
export const hideOutboxAge = (metrics: Pick<Metrics, 'registry'>, service: ServiceName): void =>
  outboxAge(metrics).remove({ service });

interface Age {
  /** The result of `oldestEvent`. */
  readonly oldest: Date | null;
  readonly now: Date;
}

/** How many documents are checked: those that have waited longest. */
const LOOKED_AT = 100;

/**
 * When the oldest was made of the events that wait to be sent, as far as they are looked at.
 * @param models whose schemas went through `withOutbox`
 */
export async function oldestEvent(models: readonly mongoose.Model<never>[]): Promise<Date | null> {
  const times = (await Promise.all(models.map(firstEvents))).flat();
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

interface WithEvents {
  readonly outbox: readonly { readonly occurredAt: string }[];
}

/** A document's events are in their order, so its first is its oldest. */
async function firstEvents({ collection }: mongoose.Model<never>): Promise<number[]> {
  const rows = await collection
    .find({ outboxAt: { $gt: new Date(0) } } as never, { projection: { 'outbox.occurredAt': 1 } })
    .sort({ outboxAt: 1 })
    .limit(LOOKED_AT)
    .toArray();
  return (rows as unknown as WithEvents[]).flatMap(({ outbox: [first] }) =>
    first ? [Date.parse(first.occurredAt)] : [],
  );
}

import type mongoose from 'mongoose';
import { type PublicationRow, publicationSchema } from './publication-row.ts';

/** What operators watch publishing by. */
export interface BacklogStore {
  /** How many the scheduler should have taken up by then. */
  overdue(then: Date): Promise<number>;
  inState(status: 'queued' | 'publishing'): Promise<number>;
  /** When the oldest was made of the events that wait to be sent, as far as they are looked at. */
  oldestEvent(): Promise<Date | null>;
}

const EVENTS = 100;

interface Leaving {
  outbox: { occurredAt: string }[];
}

export function createBacklogStore(connection: mongoose.Connection): BacklogStore {
  const model = connection.model<PublicationRow>('Publication', publicationSchema);
  return {
    overdue: (then) => model.countDocuments({ wakeAt: { $lte: then } }).exec(),
    inState: (status) => model.countDocuments({ status }).exec(),
    async oldestEvent() {
      const rows = await model
        .find({ outboxAt: { $gt: new Date(0) } }, { 'outbox.occurredAt': 1 })
        .sort({ outboxAt: 1 })
        .limit(EVENTS)
        .lean<Leaving[]>();
      const times = rows.flatMap(({ outbox: [first] }) => (first ? [Date.parse(first.occurredAt)] : []));
      return times.length > 0 ? new Date(Math.min(...times)) : null;
    },
  };
}

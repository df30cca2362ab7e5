import { oldestEvent } from '@carillon/kit/outbox/outbox-age.ts';
import type mongoose from 'mongoose';
import { type PublicationRow, publicationSchema } from './publication-row.ts';

/** What operators watch publishing by. */
export interface BacklogStore {
  /** How many the scheduler should have taken up by then. */
  overdue(then: Date): Promise<number>;
  /** How many are in line that were due by then. */
  stillInLine(then: Date): Promise<number>;
  inState(status: 'queued' | 'publishing'): Promise<number>;
  /** When the oldest was made of the events that wait to be sent, as far as they are looked at. */
  oldestEvent(): Promise<Date | null>;
}

export function createBacklogStore(connection: mongoose.Connection): BacklogStore {
  const model = connection.model<PublicationRow>('Publication', publicationSchema);
  return {
    overdue: (then) => model.countDocuments({ wakeAt: { $lte: then } }).exec(),
    stillInLine: (then) => model.countDocuments({ status: 'queued', dueAt: { $lte: then } }).exec(),
    inState: (status) => model.countDocuments({ status }).exec(),
    oldestEvent: () => oldestEvent([model as unknown as mongoose.Model<never>]),
  };
}

import { oldestEvent } from '@carillon/kit/outbox/outbox-age.ts';
import type mongoose from 'mongoose';
import { type PublicationRow, publicationSchema } from './publication-row.ts';

/** What operators watch publishing by. */
export interface BacklogStore {
  /** How many should have been taken up by then, by the scheduler or from the line. */
  overdue(then: Date): Promise<number>;
  inState(status: 'queued' | 'publishing'): Promise<number>;
  /** When the oldest was made of the events that wait to be sent, as far as they are looked at. */
  oldestEvent(): Promise<Date | null>;
}

export function createBacklogStore(connection: mongoose.Connection): BacklogStore {
  const model = connection.model<PublicationRow>('Publication', publicationSchema);
  return {
    async overdue(then) {
      const [asleep, inLine] = await Promise.all([
        model.countDocuments({ wakeAt: { $lte: then } }),
        model.countDocuments({ status: 'queued', dueAt: { $lte: then } }),
      ]);
      return asleep + inLine;
    },
    inState: (status) => model.countDocuments({ status }).exec(),
    oldestEvent: () => oldestEvent([model as unknown as mongoose.Model<never>]),
  };
}

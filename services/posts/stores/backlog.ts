import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { oldestEvent } from '@carillon/kit/outbox/outbox-age.ts';
import type mongoose from 'mongoose';
import type { PublicationRow } from './publication-row.ts';
import { publicationWrites } from './publication-writes.ts';

/** Figures by which operators watch publishing. */
export interface BacklogStore {
  /** How many should have been taken by then: they are due, or their lease has expired. */
  overdue(then: Date): Promise<number>;
  /** How many are due. */
  queued(now: Date): Promise<number>;
  publishing(): Promise<number>;
  /** Since when the one has been due that has been due longest; null when none is. */
  dueSince(now: Date): Promise<Date | null>;
  /** When the oldest was made of the events that wait to be sent, as far as they are looked at. */
  oldestEvent(): Promise<Date | null>;
}

export function createBacklogStore(connection: mongoose.Connection): BacklogStore {
  const { model } = publicationWrites(connection);
  const count = (filter: mongoose.QueryFilter<PublicationRow>): Promise<number> =>
    model.countDocuments({ platform: { $in: [...PLATFORM_NAMES] }, ...filter }).exec();
  return {
    overdue: (then) => count({ status: { $in: ['publishing', 'scheduled'] }, wakeAt: { $lte: then } }),
    queued: (now) => count({ status: 'scheduled', wakeAt: { $lte: now } }),
    publishing: () => count({ status: 'publishing' }),
    async dueSince(now) {
      const firsts = await Promise.all(
        PLATFORM_NAMES.map((platform) =>
          model
            .findOne({ platform, status: 'scheduled', wakeAt: { $lte: now } }, { wakeAt: 1 })
            .sort({ wakeAt: 1 })
            .lean<Pick<PublicationRow, 'wakeAt'>>(),
        ),
      );
      const times = firsts.flatMap((one) => (one?.wakeAt ? [one.wakeAt.getTime()] : []));
      return times.length > 0 ? new Date(Math.min(...times)) : null;
    },
    oldestEvent: () => oldestEvent([model as unknown as mongoose.Model<never>]),
  };
}

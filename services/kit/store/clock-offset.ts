import type mongoose from 'mongoose';
import { databaseOf } from './connect.ts';

/**
 * How far a clock is certainly ahead of the store's, in milliseconds; negative if it is behind. The reply's travel
 * time is excluded.
 */
export async function clockOffset(connection: mongoose.Connection, clock: () => Date): Promise<number> {
  const database = databaseOf(connection);
  const requestedAt = clock().getTime();
  const storeTime = (await storeClock(database)).getTime();
  const repliedAt = clock().getTime();
  if (storeTime < requestedAt) return requestedAt - storeTime;
  return storeTime > repliedAt ? repliedAt - storeTime : 0;
}

/** Reads the store's clock. */
export async function storeClock(database: mongoose.mongo.Db): Promise<Date> {
  const { localTime } = await database.command({ hello: 1 });
  return new Date(localTime);
}

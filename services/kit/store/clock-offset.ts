import type mongoose from 'mongoose';

/**
 * How far a clock is ahead of the store's for sure, milliseconds, negative when it is behind: what the answer may have
 * taken on its way is not counted.
 */
export async function clockOffset(connection: mongoose.Connection, clock: () => Date): Promise<number> {
  if (!connection.db) throw new Error('not connected');
  const asked = clock().getTime();
  const { localTime } = await connection.db.command({ hello: 1 });
  const heard = clock().getTime();
  const theirs = new Date(localTime).getTime();
  if (theirs < asked) return asked - theirs;
  return theirs > heard ? heard - theirs : 0;
}

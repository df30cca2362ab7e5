import { setTimeout as pause } from 'node:timers/promises';
import type mongoose from 'mongoose';
import { takeMigrationLock } from './migration-lock.ts';
import {
  type FormatRow,
  formatOf,
  oldestFormat,
  type StoreFormat,
  StoreFormatError,
} from './store-format.ts';

export interface MigrateOptions {
  /** Hears what is done, in words. */
  tell(line: string): void;
  /** No other process has the database: a lock is of one that died. */
  readonly alone?: boolean;
  readonly lockMs?: number;
  /** Resolves when processes of the version before, which see the lock, have ended; nothing is changed before. */
  untilStill?(): Promise<void>;
}

const LOCK_MS = 60_000;
const LOOK_MS = 500;

/**
 * Whether a database is of an older format that can be brought into this one.
 * @throws StoreFormatError for any other but this one
 */
export async function needsMigration(database: mongoose.mongo.Db, format: StoreFormat): Promise<boolean> {
  const stored = await formatOf(database, format);
  if (!stored || (stored.version === format.version && !stored.lock)) return false;
  return checkedOlder(database, stored, format);
}

function checkedOlder(database: mongoose.mongo.Db, stored: FormatRow, format: StoreFormat): boolean {
  if (stored.version > format.version || stored.version < oldestFormat(format))
    throw new StoreFormatError(database.databaseName, stored, format);
  return true;
}

/**
 * Migrates a database to the format, step by step. One of several processes does it, and the others wait. An
 * interrupted migration continues at its step. A process that can't renew its lock counts as dead, and stops.
 * @throws StoreFormatError for a format that doesn't lead to this one; nothing is changed
 */
export async function migrate(
  database: mongoose.mongo.Db,
  format: StoreFormat,
  { tell, alone = false, lockMs = LOCK_MS, untilStill }: MigrateOptions,
): Promise<void> {
  if (!(await needsMigration(database, format))) return;
  const take = () => takeMigrationLock(database, { lockMs, evenIfLocked: alone });
  let lock = await take();
  for (let tries = 0; !lock; tries++) {
    if (tries === 0) tell(`${database.databaseName}: another process migrates it; waiting`);
    await pause(LOOK_MS);
    if (!(await needsMigration(database, format))) return;
    lock = await take();
  }
  try {
    await untilStill?.();
    // Another process may have done some of it before the lock was taken.
    const from = (await formatOf(database, format))?.version ?? format.version;
    for (const { to, what, run } of format.migrations) {
      if (to <= from) continue;
      lock.check();
      tell(`${database.databaseName}: format ${to - 1} becomes ${to}: ${what}`);
      await run(database, lock.check);
      await lock.raise(to);
    }
  } finally {
    await lock.release();
  }
}

import { randomUUID } from 'node:crypto';
import type mongoose from 'mongoose';
import { storeClock } from './clock-offset.ts';
import { lockFormat, raiseFormat, renewFormat, unlockFormat } from './store-format.ts';

type Database = mongoose.mongo.Db;

/** The right to migrate a database, which one process has at a time. */
export interface MigrationLock {
  /** Asked before each change. @throws Error once another process may have taken over */
  check(): void;
  /** Notes that a step is done. @throws Error when another process has taken over */
  raise(to: number): Promise<void>;
  release(): Promise<void>;
}

/**
 * Takes the lock, and renews it until it is released. Null while another process has it. It expires by the store's
 * clock, and its holder counts from before its request, so no clock has to be right.
 */
export async function takeMigrationLock(
  database: Database,
  { lockMs, evenIfLocked }: { readonly lockMs: number; readonly evenIfLocked: boolean },
): Promise<MigrationLock | null> {
  const by = randomUUID();
  let heldUntil = 0;
  let isLost = false;
  const hold = async (ask: (at: { by: string; now: Date; until: Date }) => Promise<boolean>) => {
    const startedAt = performance.now();
    const now = await storeClock(database);
    const isHeld = await ask({ by, now, until: new Date(now.getTime() + lockMs) });
    if (isHeld) heldUntil = startedAt + lockMs;
    return isHeld;
  };
  const renew = async () => {
    if (!(await hold((at) => renewFormat(database, at)))) isLost = true;
  };
  if (!(await hold((at) => lockFormat(database, { ...at, evenIfLocked })))) return null;
  // A store that is away may be back before the lock ends.
  const renewing = setInterval(() => void renew().catch(() => undefined), lockMs / 3);
  const check = (): void => {
    if (isLost || performance.now() >= heldUntil)
      throw new Error(`another process may migrate ${database.databaseName}: this one has lost its lock`);
  };
  return {
    check,
    async raise(to) {
      check();
      await raiseFormat(database, by, to);
    },
    async release() {
      clearInterval(renewing);
      await unlockFormat(database, by).catch(() => undefined);
    },
  };
}

import { chmodSync, copyFileSync, existsSync, linkSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const LOGS = ['-wal', '-shm'];

export const removeIfThere = (file: string): void => rmSync(file, { force: true });

/** Only its owner may read a store. */
export const makePrivate = (file: string): void => chmodSync(file, 0o600);

/** A second name for a database that is about to be replaced, with its logs, which must not be read as the new one's. */
export function keepAside(file: string, elsewhere: string | null): void {
  foldLogIn(file);
  for (const end of ['', ...LOGS])
    if (elsewhere && existsSync(file + end)) secondName(file + end, elsewhere + end);
  for (const end of LOGS) removeIfThere(file + end);
}

function foldLogIn(file: string): void {
  if (!existsSync(file)) return;
  try {
    const database = new DatabaseSync(file);
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.close();
  } catch {
    // A damaged store is one of the reasons to restore: its files are kept as they are.
  }
}

function secondName(file: string, other: string): void {
  try {
    linkSync(file, other);
  } catch {
    // Not every file system has links.
    copyFileSync(file, other);
  }
}

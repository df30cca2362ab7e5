import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkDatabase, databaseFile, lockFolder, StoreOpenError } from '../storage/open-database.ts';

/**
 * Copies the store of a folder into one new file, as it is at one moment, while it may be in use.
 * @throws StoreOpenError when there is no store, it is damaged, or the file is there already
 */
export function backup(folder: string, file: string): void {
  const source = databaseFile(folder);
  if (!existsSync(source)) throw new StoreOpenError(`There is no store in ${folder}.`);
  if (existsSync(file)) throw new StoreOpenError(`${file} is there already. Choose another name.`);
  copyDatabase(source, `${file}.unfinished`);
  renameSync(`${file}.unfinished`, file);
}

/**
 * Puts a backup into a folder whose store is not running. What was there is kept beside it.
 * @returns where the old store is now; null when there was none
 * @throws StoreOpenError when the folder is in use, or the file is no store of this or an older version
 */
export function restore(folder: string, file: string): string | null {
  if (!existsSync(file)) throw new StoreOpenError(`There is no file ${file}.`);
  const lock = lockFolder(folder);
  try {
    const target = databaseFile(folder);
    copyDatabase(file, `${target}.incoming`);
    const before = existsSync(target) ? path.join(folder, `store-before-${Date.now()}.db`) : null;
    if (before) setAside(target, before);
    renameSync(`${target}.incoming`, target);
    return before;
  } finally {
    lock.close();
  }
}

/** A store that may be damaged, with what its log holds, under another name. */
function setAside(file: string, elsewhere: string): void {
  for (const part of ['', '-wal', '-shm'])
    if (existsSync(file + part)) renameSync(file + part, elsewhere + part);
}

/** Checked, then copied as it is at one moment, into a file that is made anew. */
function copyDatabase(from: string, to: string): void {
  rmSync(to, { force: true });
  const database = new DatabaseSync(from);
  try {
    checkDatabase(database, from);
    database.prepare('VACUUM INTO ?').run(to);
  } catch (error) {
    rmSync(to, { force: true });
    if (error instanceof StoreOpenError) throw error;
    throw new StoreOpenError(`${from} is damaged or no store (${(error as Error).message}).`, error);
  } finally {
    database.close();
  }
}

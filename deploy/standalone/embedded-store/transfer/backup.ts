import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { databaseFile, lockFolder, openForReading, StoreOpenError } from '../storage/open-database.ts';
import { toDisk } from '../storage/to-disk.ts';
import { keepAside, makePrivate, removeIfThere } from './files.ts';

/**
 * Copies a folder's store into a new file, as of one moment, even while it is in use.
 * @throws StoreOpenError if there is no store, it is damaged, or the file exists
 */
export function backup(folder: string, file: string): void {
  if (existsSync(file)) throw new StoreOpenError(`${file} is there already. Choose another name.`);
  copyStore(databaseFile(folder), `${file}.unfinished`);
  renameSync(`${file}.unfinished`, file);
  toDisk(path.dirname(file));
}

/**
 * Restores a backup into a folder whose store isn't running. The previous store is kept next to it.
 * @returns where the old store is now; null if there was none
 * @throws StoreOpenError if the folder is in use, or the file isn't a store of this or an older version
 */
export function restore(folder: string, file: string): string | null {
  openForReading(file).close();
  const lock = lockFolder(folder);
  try {
    const target = databaseFile(folder);
    copyStore(file, `${target}.incoming`);
    const before = existsSync(target) ? path.join(folder, `store-before-${Date.now()}.db`) : null;
    keepAside(target, before);
    // From one whole file to the other in one step, so that a crash leaves either.
    renameSync(`${target}.incoming`, target);
    toDisk(folder);
    return before;
  } finally {
    lock.close();
  }
}

/** Copies the store as it is at one moment into a new file, and returns once that is safely on disk. */
function copyStore(from: string, to: string): void {
  removeIfThere(to);
  const database = openForReading(from);
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } catch (error) {
    removeIfThere(to);
    throw new StoreOpenError(`${from} can't be copied to ${to}: ${(error as Error).message}.`, error);
  } finally {
    database.close();
  }
  makePrivate(to);
  toDisk(to);
}

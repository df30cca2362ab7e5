import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Raised when the files change shape; a store refuses files of a newer one. */
const FORMAT = 1;
const FILE = 'store.db';
const LOCK = 'store.lock';

/** Why a data folder can't be opened, in words for the person who runs it. */
export class StoreOpenError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StoreOpenError';
  }
}

export interface OpenDatabase {
  readonly database: DatabaseSync;
  close(): void;
}

/**
 * Opens (or makes) the store's files in a folder, for this process alone.
 * @throws StoreOpenError when the folder is in use, of a newer format, or damaged
 */
export function openDatabase(folder: string): OpenDatabase {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = takeLock(path.join(folder, LOCK));
  try {
    const database = openChecked(path.join(folder, FILE));
    return {
      database,
      close() {
        database.close();
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** An exclusive SQLite transaction on a file of its own: the operating system lets go of it when the process dies. */
function takeLock(file: string): DatabaseSync {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode=DELETE; BEGIN EXCLUSIVE');
    return lock;
  } catch (cause) {
    lock.close();
    throw new StoreOpenError(
      `The data folder ${path.dirname(file)} is in use by another process. Stop it, or choose another folder.`,
      cause,
    );
  }
}

function openChecked(file: string): DatabaseSync {
  const fresh = !existsSync(file);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA cache_size=-65536');
    const format = Number(database.prepare('PRAGMA user_version').get()?.user_version);
    if (format > FORMAT)
      throw new StoreOpenError(
        `${file} was written by a newer version (format ${format}; this one reads ${FORMAT}). Update Carillon.`,
      );
    if (fresh || format === 0) create(database);
    const health = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
    if (health !== 'ok') throw new Error(String(health));
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof StoreOpenError) throw error;
    throw new StoreOpenError(
      `${file} is damaged (${(error as Error).message}). Restore it from a backup, or move it away to start empty.`,
      error,
    );
  }
}

function create(database: DatabaseSync): void {
  database.exec(`
    BEGIN;
    CREATE TABLE collections(id INTEGER PRIMARY KEY, namespace TEXT NOT NULL UNIQUE);
    CREATE TABLE indexes(
      id INTEGER PRIMARY KEY, collection INTEGER NOT NULL, name TEXT NOT NULL, spec BLOB NOT NULL,
      multikey INTEGER NOT NULL DEFAULT 0, UNIQUE(collection, name)
    );
    PRAGMA user_version=${FORMAT};
    COMMIT;
  `);
}

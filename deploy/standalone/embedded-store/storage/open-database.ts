import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { forgetClose, noteClose, wasClosedCleanly } from './clean-close.ts';

/** Raised when the files change shape; a store refuses files of a newer one. */
const FORMAT = 1;
const STORE_FILE = 'store.db';
const LOCK = 'store.lock';
const SQLITE_BUSY = 5;

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

export interface Durability {
  /** False: a machine that goes down may take all with it that was written since the store was opened. */
  readonly durable?: boolean;
}

export const databaseFile = (folder: string): string => path.join(folder, STORE_FILE);

/**
 * Opens or creates the store's files in a folder, only for this process.
 * @throws StoreOpenError if the folder is in use, of a newer format, or damaged
 */
export function openDatabase(folder: string, { durable = true }: Durability = {}): OpenDatabase {
  const lock = lockFolder(folder);
  try {
    const database = openFile(databaseFile(folder));
    if (!durable) database.exec('PRAGMA synchronous=OFF');
    return {
      database,
      close() {
        // Everything written by then is on disk, whatever was before.
        if (!durable) database.exec('PRAGMA synchronous=FULL; PRAGMA wal_checkpoint(TRUNCATE)');
        database.close();
        noteClose(databaseFile(folder));
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}

/**
 * Locks every other process out of a folder, which is created if missing: with an exclusive SQLite transaction on a
 * separate file, which the operating system releases when the process dies.
 * @throws StoreOpenError if another process has it
 */
export function lockFolder(folder: string): { close(): void } {
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    makePrivate(folder);
    lock = new DatabaseSync(path.join(folder, LOCK), { timeout: 0 });
    lock.exec('PRAGMA journal_mode=DELETE; BEGIN EXCLUSIVE');
    return lock;
  } catch (cause) {
    lock?.close();
    throw new StoreOpenError(
      (cause as { errcode?: number }).errcode === SQLITE_BUSY
        ? `The data folder ${folder} is in use by another process. Stop it, or choose another folder.`
        : `The data folder ${folder} can't be used: ${(cause as Error).message}`,
      cause,
    );
  }
}

/** Also an existing folder: only its owner may read its files. */
function makePrivate(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch {
    // Somebody else's folder keeps the mode that they gave it.
  }
}

/** Whether another process has the folder at this moment. Makes nothing. */
export function isInUse(folder: string): boolean {
  if (!existsSync(path.join(folder, LOCK))) return false;
  try {
    lockFolder(folder).close();
    return false;
  } catch {
    return true;
  }
}

function openFile(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    if (!existsSync(file)) create(file);
    database = new DatabaseSync(file);
    checkFormat(database, file);
    if (!wasClosedCleanly(file)) checkPages(database);
    forgetClose(file);
    database.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA cache_size=-65536');
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

/**
 * Opens a store's file, or a backup's, even while a process writes it.
 * @throws StoreOpenError when it is missing, of a newer format, or damaged
 */
export function openForReading(file: string): DatabaseSync {
  if (!existsSync(file)) throw new StoreOpenError(`There is no store at ${file}.`);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
    checkFormat(database, file);
    checkPages(database);
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof StoreOpenError) throw error;
    throw new StoreOpenError(`${file} is damaged, or no store (${(error as Error).message}).`, error);
  }
}

/**
 * Returns whether a database is a store in a format that this version knows.
 * @throws StoreOpenError when it is newer; Error with SQLite's own words when it is damaged
 */
function checkFormat(database: DatabaseSync, file: string): void {
  const format = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (format > FORMAT)
    throw new StoreOpenError(
      `${file} was written by a newer version (format ${format}; this one reads ${FORMAT}). Update Carillon.`,
    );
  if (format === 0) throw new Error('it has no format number');
  // Other programs number their formats too.
  database.prepare('SELECT id, namespace FROM collections LIMIT 0');
  database.prepare('SELECT id, collection, name, spec, multikey FROM indexes LIMIT 0');
}

/** Reads the whole file. @throws Error with SQLite's own words when it is damaged */
function checkPages(database: DatabaseSync): void {
  const health = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  if (health !== 'ok') throw new Error(String(health));
}

/** Written under another name and renamed, so a file without a format is damaged and never half written. */
function create(file: string): void {
  if (existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0)
    throw new Error('the file is gone, but its log is there');
  const aside = `${file}.new`;
  rmSync(aside, { force: true });
  const database = new DatabaseSync(aside);
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
  database.close();
  renameSync(aside, file);
}

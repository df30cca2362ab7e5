import type mongoose from 'mongoose';
import { CARILLON_VERSION } from '../carillon-version.ts';

type Database = mongoose.mongo.Db;

/** How stored data is migrated from one format to the next. */
export interface Migration {
  /** The format that it makes. */
  readonly to: number;
  /** The change that it makes, for the operator who watches. */
  readonly what: string;
  /**
   * Small, and may begin again at any place: a process may die in the middle of it.
   * @param check asked before each change: throws once another process may do the same
   */
  run(database: Database, check: () => void): Promise<void>;
}

/** The form in which a service stores, and how older ones are brought into it. */
export interface StoreFormat {
  /** Raised when what is stored changes its form. */
  readonly version: number;
  /** In order, without gaps; the last one leads to `version`. */
  readonly migrations: readonly Migration[];
}

/** @throws Error when the migrations do not lead to the version */
export function storeFormat(version: number, migrations: readonly Migration[] = []): StoreFormat {
  const first = version - migrations.length;
  if (migrations.some(({ to }, n) => to !== first + n + 1))
    throw new Error(`the migrations to format ${version} have a gap`);
  return { version, migrations };
}

/** The oldest that is taken over. */
export const oldestFormat = ({ version, migrations }: StoreFormat): number => version - migrations.length;

/** A database's own format record. */
export interface FormatRow {
  readonly _id: 'format';
  readonly version: number;
  /** The version that made it so; missing before 0.1.0 was released. */
  readonly carillon?: string;
  /** The process that migrates it, and when it is given up unless it says that it lives, by the store's clock. */
  readonly lock?: { readonly by: string; readonly until: Date };
}

const COLLECTION = 'format';
const ONLY = { _id: 'format' } as const;

/** A database was made by a Carillon that stores otherwise, in words for the operator who set where it is. */
export class StoreFormatError extends Error {
  override readonly name = 'StoreFormatError';
  /** The problem, with the format found, the formats this version reads, and what to do. */
  readonly fault: string;
  /** It only needs to be migrated, or is just being so. */
  readonly isMigratable: boolean;

  constructor(
    database: string,
    storedFormat: Pick<FormatRow, 'version' | 'carillon'> | null,
    reads: StoreFormat,
  ) {
    const isMigratable =
      storedFormat !== null &&
      storedFormat.version <= reads.version &&
      storedFormat.version >= oldestFormat(reads);
    const fault = `the database ${database} ${faultOf(storedFormat, reads, isMigratable)}`;
    super(`MONGODB_URI: ${fault} Or start with another server, or another MONGODB_PREFIX.`);
    this.fault = fault;
    this.isMigratable = isMigratable;
  }
}

function faultOf(
  storedFormat: Pick<FormatRow, 'version' | 'carillon'> | null,
  reads: StoreFormat,
  isMigratable: boolean,
): string {
  const has = storedFormat === null ? 'has no format version' : `has format ${storedFormat.version}`;
  const what = `${has}; this Carillon, ${CARILLON_VERSION}, reads format ${reads.version}.`;
  if (isMigratable) return `${what} Run npm run migrate.`;
  if (storedFormat && storedFormat.version > reads.version)
    return `${what} ${downgradeRefusedText(storedFormat.carillon)}`;
  return `${what} It is from before the first release, and can't be taken over.`;
}

/** Tells the operator what to do if a newer Carillon has used the database. */
export const downgradeRefusedText = (carillon: string | undefined): string =>
  `${carillon ? `Carillon ${carillon}` : 'A newer Carillon'} wrote it, and nothing is turned back: run ${
    carillon ? `Carillon ${carillon} or a newer one` : 'that one'
  }, or restore the copy from before its upgrade.`;

const formatsOf = (database: Database) => database.collection<FormatRow>(COLLECTION);

/** Reads a database's format; null for a new one. @throws StoreFormatError when it has data but no format */
export async function formatOf(database: Database, reads: StoreFormat): Promise<FormatRow | null> {
  const formats = formatsOf(database);
  const storedFormat = await formats.findOne(ONLY);
  if (storedFormat) return storedFormat;
  const others = await database.listCollections({}, { nameOnly: true }).toArray();
  if (!others.some(({ name }) => name !== COLLECTION)) return null;
  // Another process may have made both meanwhile, the format first.
  const created = await formats.findOne(ONLY);
  if (created) return created;
  throw new StoreFormatError(database.databaseName, null, reads);
}

/**
 * A new database is marked with the format, before anything else is in it; any other must have it.
 * @throws StoreFormatError, and nothing is changed
 */
export async function holdFormat(database: Database, format: StoreFormat): Promise<void> {
  const { version } = format;
  const storedFormat = (await formatOf(database, format)) ?? (await mark(database, version));
  if (storedFormat && (storedFormat.version !== version || storedFormat.lock))
    throw new StoreFormatError(database.databaseName, storedFormat, format);
}

/** Why a process that holds it may work with it no longer: somebody migrates it, or has. Null while all is well. */
export async function outdatedBy(database: Database, format: StoreFormat): Promise<StoreFormatError | null> {
  const storedFormat = await formatsOf(database).findOne(ONLY);
  if (!storedFormat || (storedFormat.version === format.version && !storedFormat.lock)) return null;
  return new StoreFormatError(database.databaseName, storedFormat, format);
}

async function mark(database: Database, version: number): Promise<FormatRow | null> {
  const formats = formatsOf(database);
  await formats.updateOne(ONLY, { $setOnInsert: { version, carillon: CARILLON_VERSION } }, { upsert: true });
  return formats.findOne(ONLY);
}

/**
 * Claims the migration.
 * @param now by the store's clock, like `until`
 * @param evenIfLocked no other process is running, so the holder is dead
 * @returns false while another process has it
 */
export async function lockFormat(
  database: Database,
  { by, until, now, evenIfLocked }: { by: string; until: Date; now: Date; evenIfLocked: boolean },
): Promise<boolean> {
  const free = [{ lock: { $exists: false } }, { 'lock.until': { $lte: now } }];
  const { matchedCount } = await formatsOf(database).updateOne(
    { ...ONLY, ...(!evenIfLocked && { $or: free }) },
    { $set: { lock: { by, until } } },
  );
  return matchedCount === 1;
}

/** Keeps the right to migrate. @returns false when another process has taken it, or the migration is over */
export async function renewFormat(
  database: Database,
  { by, until }: { readonly by: string; readonly until: Date },
): Promise<boolean> {
  const { matchedCount } = await formatsOf(database).updateOne(
    { ...ONLY, 'lock.by': by },
    { $set: { 'lock.until': until } },
  );
  return matchedCount === 1;
}

/** Notes that a migration is done. @throws Error when another process has taken over */
export async function raiseFormat(database: Database, by: string, to: number): Promise<void> {
  const { matchedCount } = await formatsOf(database).updateOne(
    { ...ONLY, 'lock.by': by, version: to - 1 },
    { $set: { version: to, carillon: CARILLON_VERSION } },
  );
  if (matchedCount !== 1)
    throw new Error(`another process migrates ${database.databaseName}: this one was too slow`);
}

export const unlockFormat = (database: Database, by: string): Promise<unknown> =>
  formatsOf(database).updateOne({ ...ONLY, 'lock.by': by }, { $unset: { lock: '' } });

import type mongoose from 'mongoose';

interface FormatRow {
  readonly _id: 'format';
  readonly version: number;
}

const COLLECTION = 'format';
const ONLY = { _id: 'format' } as const;

/** A database was made by a Carillon that stores otherwise, in words for whoever set where it is. */
export class StoreFormatError extends Error {
  override readonly name = 'StoreFormatError';
  /** What was found, and what would be read. */
  readonly fault: string;
  readonly isNewer: boolean;

  /** @param found null for a database that says no format */
  constructor(database: string, found: number | null, reads: number) {
    const has = found === null ? 'no format version' : `format ${found}`;
    const fault = `the database ${database} has ${has}; this Carillon reads format ${reads}.`;
    const isNewer = found !== null && found > reads;
    const toDo = isNewer
      ? 'Run the Carillon that wrote it, or start'
      : 'Nothing is migrated before the first release: start';
    super(`MONGODB_URI: ${fault} ${toDo} with another server, or another MONGODB_PREFIX.`);
    this.fault = fault;
    this.isNewer = isNewer;
  }
}

/**
 * A new database is marked with the format, before anything else is in it; any other must have it.
 * @throws StoreFormatError, and nothing is changed
 */
export async function holdFormat(connection: mongoose.Connection, version: number): Promise<void> {
  const database = connection.getClient().db(connection.name);
  const formats = database.collection<FormatRow>(COLLECTION);
  const check = ({ version: found }: FormatRow): void => {
    if (found !== version) throw new StoreFormatError(connection.name, found, version);
  };
  const known = await formats.findOne(ONLY);
  if (known) return check(known);
  const others = await database.listCollections({}, { nameOnly: true }).toArray();
  // Another process may have made both meanwhile, the format first.
  if (others.some(({ name }) => name !== COLLECTION)) {
    const made = await formats.findOne(ONLY);
    if (!made) throw new StoreFormatError(connection.name, null, version);
    return check(made);
  }
  await formats.updateOne(ONLY, { $setOnInsert: { version } }, { upsert: true });
  const written = await formats.findOne(ONLY);
  if (written) check(written);
}

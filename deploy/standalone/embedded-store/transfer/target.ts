import type mongoose from 'mongoose';
import type { IndexSpec } from '../storage/types.ts';

type Database = mongoose.mongo.Db;
export type TargetCollection = mongoose.mongo.Collection;

/** Exists while a database is being copied into, so that a copy can be resumed, and nothing else is overwritten. */
const MARK = 'unfinished_copy';
const OPTIONS = ['unique', 'sparse', 'expireAfterSeconds', 'partialFilterExpression'] as const;

/** A database with data that no copy has put there. */
export class TargetInUseError extends Error {
  constructor(database: string) {
    super(
      `The database ${database} of that MongoDB holds collections already, and they are not from an unfinished copy. ` +
        'Nothing was changed there. Drop it first if it may be replaced, or name another server.',
    );
    this.name = 'TargetInUseError';
  }
}

/** @throws TargetInUseError before anything has been written */
export async function beginCopy(databases: readonly Database[]): Promise<void> {
  const unmarked: Database[] = [];
  const unmarkedDatabases: string[] = [];
  const finished: string[] = [];
  for (const database of databases) {
    const names = await namesIn(database);
    if (names.includes(MARK)) finished.push(...(await finishedWith(database)));
    else unmarked.push(database);
    if (names.length > 0 && !names.includes(MARK)) unmarkedDatabases.push(database.databaseName);
  }
  const inUse = unmarkedDatabases.find((name) => !finished.includes(name));
  if (inUse !== undefined) throw new TargetInUseError(inUse);
  for (const database of unmarked) await database.createCollection(MARK);
}

/** The mark that goes last says whose marks went before it: broken off in between, the copy may be taken up again. */
export async function finishCopy(databases: readonly Database[]): Promise<void> {
  const last = databases.at(-1);
  if (!last) return;
  const names = databases.map(({ databaseName }) => databaseName);
  await last.collection(MARK).insertOne({ finished: names });
  for (const database of databases) await database.dropCollection(MARK);
}

async function finishedWith(database: Database): Promise<string[]> {
  const marks = await database.collection<{ finished: string[] }>(MARK).find().toArray();
  return marks.flatMap(({ finished }) => finished);
}

/** An empty collection counts too. Indexes of an earlier attempt would conflict with changed documents. */
export async function openTarget(database: Database, name: string): Promise<TargetCollection> {
  const exists = (await namesIn(database)).includes(name);
  const target = exists ? database.collection(name) : await database.createCollection(name);
  if (exists) await target.dropIndexes();
  return target;
}

export async function createIndexes(target: TargetCollection, specs: readonly IndexSpec[]): Promise<void> {
  if (specs.length > 0) await target.createIndexes(specs.map((spec) => ({ ...spec })));
}

/** The indexes that are not there as they should be, by name. */
export async function wrongIndexes(target: TargetCollection, specs: readonly IndexSpec[]): Promise<string[]> {
  const existingIndexes = new Set((await target.indexes()).map((index) => inWords(index)));
  return specs.filter((spec) => !existingIndexes.has(inWords(spec))).map(({ name }) => name);
}

const inWords = (index: mongoose.mongo.BSON.Document | IndexSpec): string =>
  JSON.stringify([
    index.name,
    Object.entries(index.key),
    ...OPTIONS.map((option) => index[option] || (option === 'expireAfterSeconds' ? index[option] : null)),
  ]);

const namesIn = async (database: Database): Promise<string[]> =>
  (await database.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);

import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { openSnapshot, type StoredCollection } from '@carillon/embedded-store/transfer/snapshot.ts';
import mongoose from 'mongoose';
import { moveAddress } from './move-address.ts';

const { BSON, MongoBulkWriteError, MongoClient } = mongoose.mongo;
/** Values as stored, so that no type changes on the way. */
const EXACT = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true } as const;
const DUPLICATE = 11_000;

export interface TakeOver {
  /** The data folder that the demo was made in, and the address. */
  readonly from: { readonly folder: string; readonly url: string };
  /** The data folder and address of the installation that takes it over, and its store. */
  readonly to: { readonly folder: string; readonly url: string; readonly mongoUri: string };
  /** Below the data folder. */
  readonly mediaFolders: readonly string[];
}

/**
 * Copies a finished demo into a running installation. After an interruption, another call does the rest: existing
 * documents, which may have changed meanwhile, stay.
 */
export async function takeOver({ from, to, mediaFolders }: TakeOver): Promise<void> {
  for (const name of mediaFolders) {
    const source = path.join(from.folder, name);
    if (existsSync(source)) await cp(source, path.join(to.folder, name), { recursive: true });
  }
  const { collections, close } = openSnapshot(path.join(from.folder, 'store'));
  const client = new MongoClient(to.mongoUri);
  try {
    for (const one of collections.filter(isBrought).toSorted((a, b) => rankOf(a) - rankOf(b)))
      await insertAll(one, client, (document) => moveAddress(document, from.url, to.url));
  } finally {
    await client.close();
    close();
  }
}

/** An app at a server is registered with Carillon's address in all that it says: it is registered anew when it is needed. */
const isBrought = ({ database, name }: StoredCollection): boolean =>
  !(database.endsWith('_identity') && name === 'network_apps');

/** Puts the network and its accounts’ tokens before the work that uses them, and users last, so that logins wait. */
function rankOf({ database, name }: StoredCollection): number {
  if (database.endsWith('_sandbox')) return 0;
  if (database.endsWith('_identity')) return name === 'users' ? 3 : 1;
  return 2;
}

async function insertAll(
  { database, name, batches }: StoredCollection,
  client: mongoose.mongo.MongoClient,
  move: (document: mongoose.mongo.BSON.Document) => mongoose.mongo.BSON.Document,
): Promise<void> {
  const target = client.db(database).collection(name);
  for (const batch of batches()) {
    const documents = batch.map((raw) => move(BSON.deserialize(raw, EXACT)));
    await target.insertMany(documents, { ordered: false }).catch((error: unknown) => {
      if (!isThereAlready(error)) throw error;
    });
  }
}

/** Whether an insert failed on duplicates alone; a duplicate may come before another fault. */
export const isThereAlready = (error: unknown): boolean =>
  error instanceof MongoBulkWriteError &&
  error.result.getWriteConcernError() === undefined &&
  [error.writeErrors].flat().every(({ code }) => code === DUPLICATE);

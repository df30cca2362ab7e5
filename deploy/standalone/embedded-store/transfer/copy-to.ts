import mongoose from 'mongoose';
import { copyDocuments, documentDifferences } from './documents.ts';
import { openSnapshot, type StoredCollection } from './snapshot.ts';
import { beginCopy, createIndexes, finishCopy, openTarget, wrongIndexes } from './target.ts';

export interface CopyOptions {
  /** Hears of every finished batch; throwing ends the copy, which may be started again. */
  progress?(namespace: string, documents: number): void;
}

export interface CopyOutcome {
  readonly collections: number;
  readonly documents: number;
  /** The differences at the end, in words; empty when both sides are the same. */
  readonly differences: string[];
}

/**
 * Copies a folder's store, as of one moment, with its indexes to a MongoDB, and compares both. An interrupted copy
 * continues where it stopped.
 * @throws StoreOpenError if there is no complete store; TargetInUseError if the MongoDB contains other data
 */
export async function copyTo(
  folder: string,
  uri: string,
  { progress = () => undefined }: CopyOptions = {},
): Promise<CopyOutcome> {
  const { collections, close } = openSnapshot(folder);
  const client = new mongoose.mongo.MongoClient(uri);
  try {
    const databases = [...new Set(collections.map(({ database }) => database))].map((one) => client.db(one));
    await beginCopy(databases);
    const differences: string[] = [];
    for (const source of collections) differences.push(...(await copyCollection(source, client, progress)));
    if (differences.length === 0) await finishCopy(databases);
    const documents = collections.reduce((sum, { count }) => sum + count, 0);
    return { collections: collections.length, documents, differences };
  } finally {
    await client.close();
    close();
  }
}

async function copyCollection(
  source: StoredCollection,
  client: mongoose.mongo.MongoClient,
  progress: NonNullable<CopyOptions['progress']>,
): Promise<string[]> {
  const target = await openTarget(client.db(source.database), source.name);
  await copyDocuments(source, target, (documents) => progress(target.namespace, documents));
  // Before the indexes: once one of them lets documents expire, the server takes them away.
  const differences = await documentDifferences(source, target);
  await createIndexes(target, source.indexes);
  const wrong = await wrongIndexes(target, source.indexes);
  return [...differences, ...wrong.map((name) => `${target.namespace}: the index ${name} is not the same`)];
}

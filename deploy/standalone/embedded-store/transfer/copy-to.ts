import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { startEmbeddedStore } from '../start.ts';
import { databaseFile } from '../storage/open-database.ts';
import { backup } from './backup.ts';
import { compare } from './compare.ts';

type Client = mongoose.mongo.MongoClient;
type IndexDescription = mongoose.mongo.IndexDescription;

/** Numbers as they are stored, so that nothing changes its type on the way. */
export const EXACT = { promoteValues: false, promoteLongs: false, promoteBuffers: false } as const;
const BATCH = 500;
const OWN_DATABASES = new Set(['admin', 'local', 'config']);

export interface CopyOptions {
  /** Hears of every finished batch; throwing ends the copy, which may be started again. */
  progress?(namespace: string, documents: number): void;
}

export interface CopyOutcome {
  readonly collections: number;
  readonly documents: number;
  /** What differs at the end, in words; empty when both sides are the same. */
  readonly differences: string[];
}

/**
 * Copies a folder's store, as it is at one moment, with its indexes to a MongoDB, and compares both. What is there
 * under the same ids is replaced, so it may be repeated after an interruption.
 */
export async function copyTo(
  folder: string,
  uri: string,
  { progress }: CopyOptions = {},
): Promise<CopyOutcome> {
  const snapshot = mkdtempSync(path.join(tmpdir(), 'carillon-copy-'));
  try {
    backup(folder, databaseFile(snapshot));
    const store = await startEmbeddedStore({ folder: snapshot });
    const from = await new mongoose.mongo.MongoClient(store.uri, { retryWrites: false }).connect();
    const to = await new mongoose.mongo.MongoClient(uri).connect();
    try {
      return await copyAll(from, to, progress);
    } finally {
      await Promise.all([from.close(), to.close()]);
      await store.close();
    }
  } finally {
    rmSync(snapshot, { recursive: true, force: true });
  }
}

async function copyAll(from: Client, to: Client, progress: CopyOptions['progress']): Promise<CopyOutcome> {
  let documents = 0;
  let collections = 0;
  const differences: string[] = [];
  const { databases } = await from.db('admin').admin().listDatabases();
  for (const { name } of databases.filter((one) => !OWN_DATABASES.has(one.name)))
    for (const collection of await from.db(name).listCollections().toArray()) {
      collections++;
      const [source, target] = [from, to].map((client) => client.db(name).collection(collection.name));
      if (!source || !target) continue;
      await copyIndexes(source, target);
      documents += await copyDocuments(source, target, progress);
      differences.push(...(await compare(source, target)));
    }
  return { collections, documents, differences };
}

async function copyIndexes(
  source: mongoose.mongo.Collection,
  target: mongoose.mongo.Collection,
): Promise<void> {
  const wanted = (await source.indexes()).filter(({ name }) => name !== '_id_');
  const specs = wanted.map(({ v: _, ...spec }) => spec as IndexDescription);
  if (specs.length > 0) await target.createIndexes(specs);
}

async function copyDocuments(
  source: mongoose.mongo.Collection,
  target: mongoose.mongo.Collection,
  progress: CopyOptions['progress'],
): Promise<number> {
  let copied = 0;
  let batch: mongoose.mongo.AnyBulkWriteOperation[] = [];
  const send = async (): Promise<void> => {
    if (batch.length === 0) return;
    await target.bulkWrite(batch, { ordered: false });
    copied += batch.length;
    batch = [];
    progress?.(source.namespace, copied);
  };
  for await (const document of source.find({}, EXACT).sort({ _id: 1 })) {
    const { _id, ...replacement } = document;
    batch.push({ replaceOne: { filter: { _id }, replacement, upsert: true } });
    if (batch.length === BATCH) await send();
  }
  await send();
  return copied;
}

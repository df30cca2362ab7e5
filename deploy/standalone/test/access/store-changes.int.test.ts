import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedStore } from '@carillon/embedded-store/start.ts';
import { connectUnchecked } from '@carillon/kit/store/connect.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { storeChanges } from './store-changes.ts';

let folder: string;
let store: Awaited<ReturnType<typeof startEmbeddedStore>>;
let database: Awaited<ReturnType<typeof connectUnchecked>>;
let changes: ReturnType<typeof storeChanges>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'carillon-changes-'));
  store = await startEmbeddedStore({ folder, durable: false });
  database = await connectUnchecked(store.uri, 'changes');
  await database.collection('bells').insertOne({ tone: 'c' });
  changes = storeChanges(folder);
});
afterAll(async () => {
  changes.close();
  await database.close();
  await store.close();
  await rm(folder, { recursive: true });
});

test('the version stays while the store is only read', async () => {
  const before = changes.version();
  expect(await database.collection('bells').find({}).toArray()).toHaveLength(1);
  expect(changes.version()).toBe(before);
});

test('the version changes with each write', async () => {
  const bells = database.collection('bells');
  const versions = [changes.version()];
  for (const write of [
    () => bells.insertOne({ tone: 'e' }),
    () => bells.updateOne({ tone: 'e' }, { $set: { tone: 'g' } }),
    () => bells.deleteOne({ tone: 'g' }),
  ]) {
    await write();
    versions.push(changes.version());
  }
  expect(new Set(versions).size).toBe(4);
});
